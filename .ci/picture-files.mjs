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

/** Version of the Chromium that drew the committed pictures; `null` when there are none. */
export const pictureBrowser = () =>
  existsSync(browserFile) ? JSON.parse(readFileSync(browserFile, 'utf8')).chromium : null

/** Remembers which Chromium drew the pictures. */
export const keepPictureBrowser = (chromium) => writeFileSync(browserFile, `${JSON.stringify({ chromium }, null, 2)}\n`)

const marksFile = join(pictureFolder, 'marks.json')

/** Marks of what the browser drew, by `look/story`: the same mark is the same picture. */
export const pictureMarks = () => (existsSync(marksFile) ? JSON.parse(readFileSync(marksFile, 'utf8')) : {})

/** Remembers the marks of a run: beside those of other stories, or instead of them when the run saw every story. */
export const keepPictureMarks = (notes, isWhole) => {
  const marks = isWhole ? {} : pictureMarks()
  for (const { storyId, look, mark } of notes) if (mark) marks[`${look}/${storyId}`] = mark
  writeFileSync(marksFile, `${JSON.stringify(Object.fromEntries(Object.entries(marks).sort()), null, 1)}\n`)
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

/** How many pictures came out as what, by result; of a story that was played again, what was found last. */
export const countPictures = (notes) => {
  const results = new Map()
  for (const { storyId, look, result } of notes) if (result) results.set(`${look}/${storyId}`, result)
  const counts = {}
  for (const result of results.values()) counts[result] = (counts[result] ?? 0) + 1
  return counts
}

/** `same 12, changed 3`. */
export const countsInWords = (counts) =>
  Object.entries(counts)
    .map(([result, count]) => `${result} ${count}`)
    .join(', ')
