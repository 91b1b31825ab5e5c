// `npm run baselines [files…]`: pictures and marks of the stories in their looks, and the index of their texts, from one story run.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  countPictures,
  countsInWords,
  keepPictureBrowser,
  keepPictureMarks,
  pictureFolder,
  runFolder,
  runNotes,
} from './picture-files.mjs'
import { requireChromium, root, run } from './setup.mjs'

const stringsFile = join(root, 'stories/overview/strings.gen.json')

/** Story → its texts, out of the committed index. */
const knownTexts = () => {
  const { stories, texts } = JSON.parse(readFileSync(stringsFile, 'utf8'))
  const known = new Map(stories.map((storyId) => [storyId, []]))
  for (const [text, at] of Object.entries(texts)) for (const place of at) known.get(stories[place]).push(text)
  return known
}

/** Text → the stories that show it, as numbers into the list of stories. */
const indexOf = (textsOfStories) => {
  const stories = [...textsOfStories.keys()].sort()
  const texts = new Map()
  for (const [place, storyId] of stories.entries()) {
    for (const text of textsOfStories.get(storyId)) texts.set(text, [...(texts.get(text) ?? []), place])
  }
  const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1))
  return { stories, texts: Object.fromEntries(sorted) }
}

const removeOrphans = (notes) => {
  const seen = new Set(notes.filter(({ look }) => look).map(({ look, storyId }) => join(look, `${storyId}.webp`)))
  const kept = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webp'),
  )
  const orphans = kept.filter((file) => !seen.has(file))
  for (const orphan of orphans) rmSync(join(pictureFolder, orphan))
  return orphans.length
}

const files = process.argv.slice(2)
const chromium = await requireChromium()
rmSync(runFolder, { recursive: true, force: true })
const ok = run('npx', ['vitest', 'run', '--project', 'storybook', ...files], {
  PICTURES: 'update',
  CHROMIUM_PATH: chromium,
})
const notes = runNotes()
const drawer = notes.find((note) => note.chromium)
if (drawer) keepPictureBrowser(drawer.chromium)
// A part of the stories, or a run that broke, says nothing of the others.
const isWhole = ok && files.length === 0
const texts = isWhole ? new Map() : knownTexts()
for (const { storyId, strings } of notes) if (strings) texts.set(storyId, strings)
writeFileSync(stringsFile, `${JSON.stringify(indexOf(texts))}\n`)
if (isWhole) console.log(`Removed ${removeOrphans(notes)} pictures without a story.`)
keepPictureMarks(notes, isWhole)
console.log(`Pictures: ${countsInWords(countPictures(notes)) || 'none'}.`)
process.exit(ok ? 0 : 1)
