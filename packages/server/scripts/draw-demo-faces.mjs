// Draws the portraits of the demo anew, from «Notionists» by Zoish (CC0 1.0): install @dicebear/core 9 and @dicebear/notionists 9
// anywhere, then `node packages/server/scripts/draw-demo-faces.mjs path/to/node_modules`.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'

const [folder = 'node_modules'] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(resolve(folder, '@dicebear', name, 'lib/index.js')).href)
const [{ createAvatar }, style] = await Promise.all([load('core'), load('notionists')])

const target = join(import.meta.dirname, '../assets/demo/faces')
const SIDE = 256

const numbers = (text) => text.split(' ').map((number) => `variant${number}`)
const hair = {
  she: numbers('02 04 08 10 11 23 28 36 37 39 41 43 45 46 47 48 57 58 59'),
  he: numbers('01 03 05 06 07 12 13 15 16 17 18 19 21 22 24 25 26 27 31 32 33 34 35 38 44 49 52 53 54 55 56 60'),
}
const lips = numbers('03 05 06 08 14 16 17 22 23 25 30')
const bodies = {
  she: numbers('01 02 04 08 09 10 11 12 14 15 16 17 19 21 22 23 24'),
  he: numbers('01 02 03 04 05 07 08 09 10 13 16 17 18 20 23 25'),
}
// The others are dark: nobody hires somebody behind them.
const glasses = numbers('03 08 11')
const grounds = ['f0dba9', 'cfe0d3', 'f3c9b1', 'd5d6f6', 'bfdb9f', 'aed8ef', 'f8c0c9', 'e5ddd0', 'e4c2e9', 'a5e0db']
const COUNT = { she: 80, he: 90 }

mkdirSync(target, { recursive: true })
for (const speaker of ['she', 'he']) {
  for (let index = 0; index < COUNT[speaker]; index++) {
    const at = (list, step) => list[(index * step) % list.length]
    const isMan = speaker === 'he'
    const svg = createAvatar(style, {
      seed: `${speaker}${index}`,
      hair: [at(hair[speaker], 1)],
      hairProbability: 100,
      body: [at(bodies[speaker], 5)],
      lips: [at(lips, 3)],
      beardProbability: isMan && index % 3 === 1 ? 100 : 0,
      glasses: [at(glasses, 1)],
      glassesProbability: index % 4 === 2 ? 100 : 0,
      gestureProbability: 0,
      bodyIconProbability: 0,
      backgroundColor: [at(grounds, 7)],
      flip: index % 2 === 1,
      scale: 128,
      translateY: 6,
    }).toString()
    await sharp(Buffer.from(svg))
      .resize(SIDE, SIDE)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(target, `${speaker}-${String(index + 1).padStart(2, '0')}.webp`))
  }
}
