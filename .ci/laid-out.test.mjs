import { expect, it } from 'vitest'
import { laidOut } from './laid-out.mjs'

const STRINGS = ['visible', 'hidden', 'Сохранено']
const [VISIBLE, HIDDEN, SAVED] = STRINGS.keys()

/** A session with a page of Vitest and, in it, a document of these boxes: the box around each, its size, its overflow, its text. */
const sessionOf = (boxes) => {
  const documentOf = (names) => ({
    nodes: { parentIndex: boxes.map(({ within = -1 }) => within) },
    layout: {
      nodeIndex: [...boxes.keys()],
      bounds: boxes.map(({ size }) => [0, 0, ...size]),
      text: boxes.map(({ text = -1 }) => text),
      styles: boxes.map(({ overflow = VISIBLE }) => names.map((name) => (name === 'overflow-x' ? overflow : VISIBLE))),
    },
    textBoxes: {
      layoutIndex: boxes.flatMap(({ text }, at) => (text === undefined ? [] : [at])),
      bounds: boxes.flatMap(({ text, size }) => (text === undefined ? [] : [[0, 0, ...size]])),
      start: boxes.map(() => 0),
      length: boxes.map(() => 9),
    },
  })
  return { send: async (_, { computedStyles }) => ({ documents: [{}, documentOf(computedStyles)], strings: STRINGS }) }
}

const page = { size: [1280, 800] }
const words = { within: 1, size: [90, 20], text: SAVED }

it('a mark says nothing of what is there for screen readers alone, which leaves by the clock', async () => {
  const announced = [page, { within: 0, size: [1, 1], overflow: HIDDEN }, words]
  expect(await laidOut(sessionOf(announced))).toBe(await laidOut(sessionOf([page])))
})

it('a mark tells what a box around it does not cut off, and what a larger one does', async () => {
  for (const around of [
    { within: 0, size: [1, 1] },
    { within: 0, size: [90, 1], overflow: HIDDEN },
  ])
    expect(await laidOut(sessionOf([page, around, words]))).toContain('Сохранено')
})
