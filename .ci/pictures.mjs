// Pictures of stories and the Russian text on them: the Node side, called by the story run (vitest.config.ts).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { note, pictureBrowser, pictureFile, pictureMarks, runFolder } from './picture-files.mjs'

/** Shades are kept in steps of four: text is a third smaller, and nobody can see it. */
const STEP = 4

const pixelsOf = async (image) => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 1) data[at] -= data[at] % STEP
  return { data, width: info.width, height: info.height }
}

/** Chromium rounds the edge of a curve by a level or two from run to run: one step at most. */
const isOff = (before, after, at) => Math.abs(before[at] - after[at]) > STEP

/** How many pixels differ; every one when the sizes do. */
const difference = (before, after) => {
  if (before.width !== after.width || before.height !== after.height) return after.width * after.height
  if (before.data.equals(after.data)) return 0
  let count = 0
  for (let at = 0; at < after.data.length; at += 3) {
    if ([at, at + 1, at + 2].some((channel) => isOff(before.data, after.data, channel))) count += 1
  }
  return count
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

const take = async ({ page, frame }) => {
  const owner = await (await frame()).frameElement()
  const box = await owner.boundingBox()
  if (!box) throw new Error('The story has no window')
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', { clip: { ...box, scale: 1 }, optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

const markOf = (image) => createHash('sha1').update(image).digest('hex').slice(0, 16)

const marks = pictureMarks()
const keeper = pictureBrowser()

/** Shows what the version does not tell: the typefaces of the system and how edges, shades and shadows come out. */
const SAMPLE = `<!doctype html><meta charset="utf-8"><body style="margin:0;background:linear-gradient(90deg,#fff,#184a36)">
${['sans-serif', 'serif', 'monospace'].map((face) => `<p style="font:17px/1.4 ${face};rotate:1deg">Съешь ещё этих мягких булок № 5 за 1 200 ₽</p>`).join('')}
<div style="width:90px;height:40px;border-radius:13px;background:#c33;box-shadow:0 4px 9px #0006"></div>`

const drawSample = async (browser) => {
  const context = await browser.newContext({ viewport: { width: 480, height: 240 } })
  try {
    const page = await context.newPage()
    await page.setContent(SAMPLE)
    return markOf(await pixelsOf(await page.screenshot()).then(({ data }) => data))
  } finally {
    await context.close()
  }
}

const browsers = new WeakMap()

/** Who draws in this run: `{ chromium, sample }`. */
const browserOf = ({ page }) => {
  const browser = page.context().browser()
  if (!browsers.has(browser))
    browsers.set(
      browser,
      drawSample(browser).then((sample) => ({ chromium: browser.version(), sample })),
    )
  return browsers.get(browser)
}

const isKeeper = ({ chromium, sample }) => chromium === keeper?.chromium && sample === keeper?.sample

/** What a busy machine may still have to draw comes within so many looks, a tenth of a second apart. */
const LOOKS = 6
const PAUSE_MS = 100

/** Looks until `isDone`, which is told the picture, its mark and whether that is the one of the look before; answers the mark. */
const lookAgain = async (context, isDone) => {
  let mark = ''
  for (let count = 1; ; count += 1) {
    const image = await take(context)
    const last = mark
    mark = markOf(image)
    if (count === LOOKS || (await isDone(image, mark, mark === last))) return mark
    await setTimeout(PAUSE_MS)
  }
}

/**
 * Command of the story run: takes the picture of the story on the stage in one of its looks. Where pictures are updated it
 * is kept when it differs; otherwise it is compared, and the answer says what is wrong, or `null`. The same bytes as last
 * time need not be looked at; what differs is looked at again, in case the page was not done.
 */
export const takePicture = async (context, { storyId, look }) => {
  const file = pictureFile(storyId, look)
  const isKnown = existsSync(file)
  const isUpdate = process.env.PICTURES === 'update'
  let before = null
  let drawn = null
  let pixels = null
  const mark = await lookAgain(context, async (image, seen, isStill) => {
    pixels = 0
    if (isKnown && marks[`${look}/${storyId}`] === seen) return true
    drawn = await pixelsOf(image)
    if (isKnown) before ??= await pixelsOf(file)
    pixels = before && difference(before, drawn)
    return pixels === 0 || (isUpdate && isStill)
  })
  if (pixels === 0) {
    note({ storyId, look, result: 'same', mark })
    return null
  }
  if (isUpdate) {
    await write(file, drawn)
    note({ storyId, look, result: isKnown ? 'changed' : 'new', mark })
    return null
  }
  const result = !isKnown ? 'missing' : isKeeper(await browserOf(context)) ? 'different' : 'otherBrowser'
  note({ storyId, look, result, pixels })
  if (isKnown) await write(join(runFolder, look, `${storyId}.webp`), drawn)
  return result === 'different' ? `${pixels} px, ${join(runFolder, look, `${storyId}.webp`)}` : null
}

/** Command of the story run: notes the Russian text that a story shows. */
export const keepStrings = (_context, { storyId, strings }) => note({ storyId, strings })

/** Command of the story run: version of the Chromium that draws. */
export const tellBrowser = async (context) => note(await browserOf(context))
