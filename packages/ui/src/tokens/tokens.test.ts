import { readFileSync } from 'node:fs'
import { MATERIALS } from '@artel/core/covers/address'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { printDesignTokens } from './design-tokens.ts'
import { colorPairs } from './pairs.ts'
import { printMedia, printTokens } from './print.ts'
import { materials } from './tokens.ts'

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('colours', () => {
  it.each(colorPairs)('keep $front on $back at $atLeast : 1 or better in both themes', ({ light, dark, atLeast }) => {
    expect(contrast(...light)).toBeGreaterThanOrEqual(atLeast)
    expect(contrast(...dark)).toBeGreaterThanOrEqual(atLeast)
  })

  it('are measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('materials', () => {
  it('are those that covers are drawn of, each with a colour', () => {
    expect([...materials].sort()).toEqual([...MATERIALS].sort())
  })
})

describe('printed files', () => {
  it('tokens.css is what tokens.ts prints today', () => {
    expect(file('tokens.css')).toBe(printTokens())
  })

  it('media.css is what tokens.ts prints today', () => {
    expect(file('media.css')).toBe(printMedia())
  })

  it('tokens.json is what tokens.ts prints today', () => {
    expect(file('tokens.json')).toBe(printDesignTokens())
  })

  it('tokens.json names nothing that it does not hold, and every token has a type', () => {
    const tokens = JSON.parse(file('tokens.json'))
    const untyped: string[] = []
    const walk = (node: Record<string, unknown>, path: readonly string[], type: unknown) => {
      const own = node.$type ?? type
      const alias = typeof node.$value === 'string' ? /^\{(.+)\}$/.exec(node.$value)?.[1] : undefined
      const target = alias?.split('.').reduce((found, key) => found?.[key], tokens)
      if ('$value' in node && (own === undefined || (alias !== undefined && !target?.$value)))
        untyped.push(path.join('.'))
      for (const [key, inner] of Object.entries(node)) {
        if (!key.startsWith('$') && typeof inner === 'object')
          walk(inner as Record<string, unknown>, [...path, key], own)
      }
    }
    walk(tokens, [], undefined)
    expect(untyped).toEqual([])
    expect(tokens.light.color.band.$value).toBe('{palette.pine-900}')
    expect(tokens.desktop.type.h1.$value.fontSize).toEqual({ value: 36, unit: 'px' })
  })
})
