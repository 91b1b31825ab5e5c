import { describe, expect, it } from 'vitest'
import { repeatedProps } from '../stories/prop-words.ts'
import { propWords, wordsOf } from './prop-words.ts'
import { shownComponents } from './shown-props.ts'

const components = shownComponents()

describe('the props that the workshop shows', () => {
  it('are each described in Russian', () => {
    const without = components.flatMap(({ name, props, args }) =>
      [...props, ...args]
        .filter((prop) => !/[а-яё]{3}/i.test(wordsOf(name, prop) ?? ''))
        .map((prop) => `${name}.${prop}: нет русского описания (props.ts рядом с историями или stories/prop-words.ts)`),
    )
    expect(without).toEqual([])
  })

  it('are the only ones described', () => {
    const shown = new Map(components.map(({ name, props, args }) => [name, new Set([...props, ...args])]))
    const strangers = Object.entries(propWords).flatMap(([name, words]) =>
      Object.keys(words)
        .filter((prop) => !shown.get(name)?.has(prop))
        .map((prop) => `${name}.${prop}`),
    )
    expect(strangers).toEqual([])
  })

  it('say more than what is said of every such prop', () => {
    const twice = Object.entries(propWords).flatMap(([name, words]) =>
      Object.entries(words)
        .filter(([prop, text]) => repeatedProps[prop] === text)
        .map(([prop]) => `${name}.${prop}`),
    )
    expect(twice).toEqual([])
  })
})
