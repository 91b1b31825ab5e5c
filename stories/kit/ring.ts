import { expect } from 'storybook/test'

/** Edges of the words within an element. */
const wordsOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** The ring of the element in focus leaves its words alone: at least 2 px at either side. */
export const expectRingClearOfWords = async (element: Element) => {
  const { outlineWidth, outlineOffset } = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  // How far within the box the inner edge of the ring lies; below zero when it lies without.
  const ring = -Number.parseFloat(outlineOffset)
  const words = wordsOf(element)
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0)
  await expect(words.left - (box.left + ring)).toBeGreaterThanOrEqual(2)
  await expect(box.right - ring - words.right).toBeGreaterThanOrEqual(2)
}
