// Where pictures of stories lie and what a story run noted of them. Plain Node: used before anything is installed.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Committed pictures, compared pixel by pixel. */
export const pictureFolder = join(root, 'stories/__screenshots__')
/** What a run leaves behind: what it saw, and the pictures that differ. */
export const runFolder = join(root, 'node_modules/.cache/pictures')

const browserFile = join(pictureFolder, 'browser.json')
const logFile = join(runFolder, 'log.jsonl')

/** The Chromium that drew the committed pictures, its version and the mark of its sample; `null` when there are none. */
export const pictureBrowser = () => (existsSync(browserFile) ? JSON.parse(readFileSync(browserFile, 'utf8')) : null)

/** Remembers which Chromium drew the pictures. */
export const keepPictureBrowser = ({ chromium, sample }) =>
  writeFileSync(browserFile, `${JSON.stringify({ chromium, sample }, null, 2)}\n`)

const marksFile = join(pictureFolder, 'marks.json')

/** Marks of the pictures as the browser gave them, by `look/story`: the same mark is the same picture. */
export const pictureMarks = () => (existsSync(marksFile) ? JSON.parse(readFileSync(marksFile, 'utf8')) : {})

/** Remembers the marks of a run beside those of pictures that still lie there. */
export const keepPictureMarks = (notes) => {
  const marks = pictureMarks()
  for (const { storyId, look, mark } of notes) if (mark) marks[`${look}/${storyId}`] = mark
  const kept = Object.entries(marks).filter(([name]) => existsSync(join(pictureFolder, `${name}.webp`)))
  writeFileSync(marksFile, `${JSON.stringify(Object.fromEntries(kept.sort()), null, 1)}\n`)
}

/** Notes what was seen of a story. */
export const note = (entry) => {
  mkdirSync(runFolder, { recursive: true })
  appendFileSync(logFile, `${JSON.stringify(entry)}\n`)
}

/** Everything that the last run noted. */
export const runNotes = () =>
  existsSync(logFile)
    ? readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

/** File of a picture, below the folder. */
export const pictureFile = (storyId, look) => join(pictureFolder, look, `${storyId}.webp`)

/** What the last story run found of the pictures, in one line. */
export const pictureSummary = () => {
  const counts = {}
  for (const { result } of runNotes()) if (result) counts[result] = (counts[result] ?? 0) + 1
  return Object.entries(counts)
    .map(([result, count]) => `${result} ${count}`)
    .join(', ')
}
