import { TALLEST } from './looks.ts'
import { pageComes } from './page-comes.ts'

const windowOf = () => {
  const holder = window.frameElement?.parentElement
  if (!holder) throw new Error('The story has no window of its own')
  return holder
}

/**
 * Gives the window that the story of a test run stands in its size, in CSS pixels, at once and at 1:1. Vitest shows stories in
 * a frame of its own page.
 */
export const sizeWindow = (width: number, height: number): void => {
  const holder = windowOf()
  holder.dataset.scale = '1'
  Object.assign(holder.style, { width: `${width}px`, height: `${height}px`, position: 'fixed', inset: '0 auto auto 0' })
}

/** The room that Storybook gives a story around itself, which Vitest does not. */
export const roomAround = (layout: unknown): void => {
  document.body.dataset.room = String(layout !== 'fullscreen')
}

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** Frames that a busy machine may need to lay a page out anew. */
const PATIENCE = 60

/** Waits until fonts and late parts have come and the page stands still. */
const settle = async () => {
  await document.fonts.ready
  // What has come near the window is told so after the first frame.
  await frame()
  await frame()
  await pageComes()
  let before = document.documentElement.scrollHeight
  for (let count = 0; count < PATIENCE; count += 1) {
    await frame()
    const now = document.documentElement.scrollHeight
    if (now === before) return
    before = now
  }
}

/** In sight and not there yet; one that is out of sight waits on purpose, one that cannot be had is complete too. */
const isComing = (image: HTMLImageElement) => {
  if (image.complete) return false
  const { left, right, top, bottom } = image.getBoundingClientRect()
  return right > left && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
}

/** Waits until what is in sight has come; covers are drawn while one waits. */
const picturesCome = async (): Promise<void> => {
  for (let count = 0; count < PATIENCE && [...document.images].some(isComing); count += 1) await frame()
}

/** The story in a window of this width and as high as the page, at least so high; answers how high the page is. */
export const standWhole = async (width: number, height: number): Promise<number> => {
  // A page that gets lower when its data comes would keep the window that it was first given: it fills what it gets.
  await pageComes()
  for (let before = -1; ; ) {
    const tallest = document.documentElement.scrollHeight
    if (tallest > TALLEST) return tallest
    await standAt(width, Math.max(height, tallest))
    await picturesCome()
    await pageComes()
    // A part whose code came meanwhile has made the page higher; unless the page is always higher than its window.
    if (document.documentElement.scrollHeight <= innerHeight || tallest === before) return tallest
    before = tallest
    await standAt(width, height)
  }
}

/** The story in a window of this size, standing still. */
export const standAt = async (width: number, height: number): Promise<void> => {
  if (innerWidth === width && innerHeight === height) return
  sizeWindow(width, height)
  await settle()
}
