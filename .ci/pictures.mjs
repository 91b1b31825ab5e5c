// Pictures of stories and the Russian text on them: the Node side, called by the story run (vitest.config.ts).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { laidOut } from './laid-out.mjs'
import { note, pictureFile, pictureMarks, runFolder } from './picture-files.mjs'

/** Shades are kept in steps of four: text is a third smaller, and nobody can see it. */
const STEP = 4

const pixelsOf = async (image) => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 1) data[at] -= data[at] % STEP
  return { data, width: info.width, height: info.height }
}

/** Chromium rounds the edge of a curve by a level or two from run to run: one step at most, and in a few pixels three. */
const ROUNDED = 3
const FEW = 8

/** How many pixels differ; every one when the sizes do. */
const difference = (before, after) => {
  if (before.width !== after.width || before.height !== after.height) return after.width * after.height
  if (before.data.equals(after.data)) return 0
  let [count, most] = [0, 0]
  for (let at = 0; at < after.data.length; at += 3) {
    const offBy = (channel) => Math.abs(before.data[at + channel] - after.data[at + channel])
    const off = Math.max(offBy(0), offBy(1), offBy(2))
    if (off > STEP) count += 1
    most = Math.max(most, off)
  }
  return count <= FEW && most <= ROUNDED * STEP ? 0 : count
}

const write = async (file, { data, width, height }) => {
  mkdirSync(join(file, '..'), { recursive: true })
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(file)
}

const sessions = new WeakMap()

/** One session of the protocol a page: Playwright's own screenshot waits for what a finished story has behind it. */
const sessionOf = (page) => {
  if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page))
  return sessions.get(page)
}

/** What each page has been sized to last: two looks of one width need no new size. */
const sizes = new WeakMap()

/**
 * The window of the story stands in the corner of Vitest's own page, which is made as large: a part of a larger page costs twice
 * as much, and what lies outside of it is not drawn.
 */
const sizeTo = async (session, { width, height }) => {
  const size = `${width} × ${height}`
  if (sizes.get(session) === size) return
  sizes.set(session, size)
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
}

const take = async (session) => {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

/** Half of a mark. */
const hashOf = (bytes) => createHash('sha1').update(bytes).digest('base64url').slice(0, 8)

const known = pictureMarks()

/** What a busy machine may still have to draw comes within so many looks, a tenth of a second apart; only what differs is looked at so often. */
const LOOKS = 20
const PAUSE_MS = 100

const isUpdate = process.env.PICTURES === 'update'

/**
 * Looks until `judge` says that this is the expected picture, or, where none is expected, until the page stands still; answers what
 * it said last.
 */
const lookAgain = async (isExpected, judge) => {
  let last = null
  for (let count = 1; ; count += 1) {
    const verdict = await judge()
    const isStill = !isExpected && verdict.mark === last
    if (verdict.isSame || isStill || count === LOOKS) return verdict
    last = verdict.mark
    await setTimeout(PAUSE_MS)
  }
}

/**
 * Command of the story run: takes the picture of the story on the stage in one of its looks, notes the Russian text that it
 * shows, and leaves the page the size that the next story has room in, where the call says so: each way here has a price. Where pictures are updated it is
 * kept when it differs; otherwise it is compared, and the answer says what is wrong, or `null`. Its mark is that of the bytes, which
 * need not be looked at when they are those of last time, and that of the shades. Of a look that is not kept there is only a mark: of
 * what stands where in which colours (laid-out.mjs).
 */
export const takePicture = async (context, { storyId, look, isKept, strings, leave, ...size }) => {
  if (strings) note({ storyId, strings })
  const session = await sessionOf(context.page)
  try {
    return await judgePicture(session, { storyId, look, isKept, size })
  } finally {
    if (leave) await sizeTo(session, leave)
  }
}

/** Answers `null`, or what is wrong, with the picture to look at. */
const answerTo = async ({ isSame, mark, pixels, drawn }, { storyId, look, isKnown }) => {
  if (isSame) {
    note({ storyId, look, result: 'same', mark })
    return null
  }
  if (isUpdate) {
    note({ storyId, look, result: isKnown ? 'changed' : 'new', mark })
    return null
  }
  const file = join(runFolder, look, `${storyId}.webp`)
  await write(file, await drawn())
  note({ storyId, look, result: isKnown ? 'different' : 'missing', pixels })
  return isKnown ? `${pixels ? `${pixels} px, ` : ''}${file}` : 'снимка ещё нет'
}

const judgePicture = async (session, { storyId, look, isKept, size }) => {
  const knownMark = known[`${look}/${storyId}`]
  await sizeTo(session, size)
  if (!isKept) {
    const verdict = await lookAgain(knownMark !== undefined && !isUpdate, async () => {
      const mark = hashOf(await laidOut(session))
      return { isSame: mark === knownMark, mark }
    })
    const drawn = async () => pixelsOf(await take(session))
    return answerTo({ ...verdict, drawn }, { storyId, look, isKnown: knownMark !== undefined })
  }
  const file = pictureFile(storyId, look)
  const [knownBytes, knownShades] = knownMark?.split('.') ?? []
  const isKnown = existsSync(file)
  let before = null
  const verdict = await lookAgain(isKnown && !isUpdate, async () => {
    const image = await take(session)
    const bytes = hashOf(image)
    if (isKnown && bytes === knownBytes) return { isSame: true, mark: `${bytes}.${knownShades}` }
    const drawn = await pixelsOf(image)
    const mark = `${bytes}.${hashOf(drawn.data)}`
    if (isKnown) before ??= await pixelsOf(file)
    const pixels = before && difference(before, drawn)
    return { isSame: pixels === 0, mark, pixels, drawn: async () => drawn }
  })
  if (isUpdate && !verdict.isSame) await write(file, await verdict.drawn())
  return answerTo(verdict, { storyId, look, isKnown })
}

/** Command of the story run: the page takes that size, where the next story has room. */
export const sizePage = async ({ page }, size) => sizeTo(await sessionOf(page), size)

/** Command of the story run: notes the version of the Chromium that draws. */
export const tellBrowser = ({ page }) => note({ chromium: page.context().browser().version() })
