// Pictures of stories and the Russian text on them: the Node side, called by the story run (vitest.config.ts).
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { note, pictureBrowser, pictureFile, runFolder } from './picture-files.mjs'

const pixelsOf = async (image) => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Chromium rounds the edge of a curve by a level or two from run to run; nobody can see that. */
const ROUNDING = 2

const isOff = (before, after, at) => Math.abs(before[at] - after[at]) > ROUNDING

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

const write = async (file, image) => {
  mkdirSync(join(file, '..'), { recursive: true })
  await sharp(image).webp({ lossless: true, effort: 6 }).toFile(file)
}

const take = async ({ page, frame }) => {
  const owner = await (await frame()).frameElement()
  const box = await owner.boundingBox()
  if (!box) throw new Error('The story has no window')
  return page.screenshot({ clip: box, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/**
 * Command of the story run: takes the picture of the story on the stage in one of its looks. Where pictures are updated it
 * is kept when it differs; otherwise it is compared, and the answer says what is wrong, or `null`.
 */
export const takePicture = async (context, { storyId, look }) => {
  const image = await take(context)
  const file = pictureFile(storyId, look)
  const isKnown = existsSync(file)
  const pixels = isKnown ? difference(await pixelsOf(file), await pixelsOf(image)) : null
  if (pixels === 0) {
    note({ storyId, look, result: 'same' })
    return null
  }
  if (process.env.PICTURES === 'update') {
    await write(file, image)
    note({ storyId, look, result: isKnown ? 'changed' : 'new' })
    return null
  }
  const browser = context.page.context().browser()?.version() ?? ''
  const result = !isKnown ? 'missing' : browser === pictureBrowser() ? 'different' : 'otherBrowser'
  note({ storyId, look, result, pixels })
  if (isKnown) await write(join(runFolder, look, `${storyId}.webp`), image)
  return result === 'different' ? `${pixels} px, ${join(runFolder, look, `${storyId}.webp`)}` : null
}

/** Command of the story run: notes the Russian text that a story shows. */
export const keepStrings = (_context, { storyId, strings }) => note({ storyId, strings })

/** Command of the story run: version of the Chromium that draws. */
export const tellBrowser = ({ page }) => note({ chromium: page.context().browser()?.version() ?? '' })
