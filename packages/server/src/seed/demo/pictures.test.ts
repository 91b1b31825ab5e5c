import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_LIMITS } from '@artel/core/contract'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inspectFile } from '../../features/files/inspect-file.ts'
import { createFairTurns } from '../../platform/concurrency/fair-turns.ts'
import { categoryRecords } from '../categories/category-tree.ts'
import { scenesFor, taskPictures } from '../content/task-pictures.ts'
import { generateDemo } from './generate.ts'
import { PICTURE_SIZES } from './insert-pictures.ts'
import { firstNames } from './names.ts'
import { choosePictures, FACES, SIDES } from './pictures.ts'
import { assetPath, PICTURE_TYPE } from './store-pictures.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const demo = generateDemo(NOW)
const { avatars, tasks } = choosePictures(demo)
const taskOf = (life: number) => demo.lives[life]?.task
const photographs = tasks.flatMap(({ pictures }) => pictures)
const everyScene = Object.values(taskPictures).flatMap((rules) => rules.flatMap(({ scenes }) => scenes))
const filesOf = (folder: string) => readdirSync(assetPath(folder)).map((name) => `${folder}/${name}`)
/** What a title has in common with another of its kind. */
const seen = (category: string, title: string) => scenesFor(category, title)[0]

describe('pictures of the demo', () => {
  it('are the same for the same content', () => {
    expect(choosePictures(generateDemo(NOW))).toEqual({ avatars, tasks })
  })

  it('are files that are there, each under an id of its own', () => {
    const all = [...avatars, ...photographs]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect([...new Set(all.map(({ asset }) => asset))].filter((asset) => !existsSync(assetPath(asset)))).toEqual([])
  })

  it('are what an upload would have left of them', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'artel-pictures-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const decoding = createFairTurns({ places: 2, placesOfOne: 2, waitingOfOne: 9, waitingOfAll: 9 })
    for (const [folder, size] of Object.entries(PICTURE_SIZES)) {
      const assets = filesOf(folder)
      const sizes = await Promise.all(
        assets.map(async (asset) => {
          const { width, height, format } = await sharp(assetPath(asset)).metadata()
          return { width, height, format }
        }),
      )
      expect(sizes).toEqual(assets.map(() => ({ ...size, format: 'webp' })))
      const path = join(dir, `${folder}.webp`)
      copyFileSync(assetPath(assets[0] as string), path)
      const upload = { path, name: 'Фото 1.webp', size: statSync(path).size }
      const { type, name, width, height } = await inspectFile(upload, decoding, { of: 'demo' })
      expect({ type, name, width, height }).toEqual({ type: PICTURE_TYPE, name: 'Фото 1.webp', ...size })
    }
  })
})

describe('faces', () => {
  it('fit the first name of their owner', () => {
    const names = { he: new Set<string>(firstNames.he), she: new Set<string>(firstNames.she) }
    const strangers = avatars.filter(({ asset, owner }) => {
      const speaker = asset.startsWith('faces/she') ? 'she' : 'he'
      return !names[speaker].has(owner.firstName)
    })
    expect(strangers.map(({ owner }) => owner.firstName)).toEqual([])
  })

  it('are borne by most people, by the known ones, and by no company', () => {
    const people = [...demo.people.clients, ...demo.people.executors].filter(({ speaker }) => speaker !== 'they')
    const bearers = new Set(avatars.map(({ owner }) => owner.email))
    const share = people.filter(({ email }) => bearers.has(email)).length / people.length
    expect([share > 0.7, share < 0.97]).toEqual([true, true])
    expect(
      ['client@artel.test', 'executor@artel.test', 'company@artel.test'].map((email) => bearers.has(email)),
    ).toEqual([true, true, false])
  })

  it('are borne by all people who work alone', () => {
    const bearers = new Set(avatars.map(({ owner }) => owner))
    const alone = demo.people.executors.filter(({ company }) => company?.businessType !== 'LLC')
    expect(alone.length).toBeGreaterThan(200)
    expect(alone.filter((one) => !bearers.has(one)).map(({ email }) => email)).toEqual([])
  })

  it('are not the same of two people of one city or of one trade', () => {
    const alike = avatars.flatMap(({ asset, owner }, index) =>
      avatars
        .slice(index + 1)
        .filter((other) => other.asset === asset)
        .map((other) => [owner, other.owner] as const),
    )
    expect(alike.length).toBeGreaterThan(0)
    const seenTogether = alike.filter(
      ([one, other]) => one.city.id === other.city.id || one.trades.some((trade) => other.trades.includes(trade)),
    )
    expect(seenTogether.map(([one, other]) => [one.email, other.email])).toEqual([])
  })

  it('are nobody else’s while there are enough', () => {
    const all = FACES.he + FACES.she
    expect(filesOf('faces')).toHaveLength(all)
    expect(new Set(avatars.map(({ asset }) => asset)).size).toBe(Math.min(avatars.length, all))
  })
})

describe('photographs', () => {
  it('belong to most tasks that are not done, one to four of them, and each shows something else', () => {
    const open = demo.lives.filter(({ state }) => state.status !== 'FINISHED')
    const shown = tasks.filter(({ life }) => demo.lives[life]?.state.status !== 'FINISHED')
    expect(shown.length).toBeGreaterThan(open.length / 3)
    expect(shown.length).toBeLessThan(open.length * 0.8)
    for (const { pictures } of tasks) {
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.length).toBeLessThanOrEqual(Math.min(4, FILE_LIMITS.task.count))
      expect(new Set(pictures.map(({ asset }) => asset)).size).toBe(pictures.length)
    }
    expect(new Set(tasks.map(({ pictures }) => pictures.length)).size).toBe(4)
  })

  it('are of the task’s author and as old as the task', () => {
    for (const { life, pictures } of tasks) {
      for (const { owner, createdAt } of pictures) {
        expect([owner.id, createdAt]).toEqual([taskOf(life)?.author.id, taskOf(life)?.createdAt])
      }
    }
  })

  it('show what the title asks for', () => {
    const slugs = new Map(categoryRecords.map(({ id, slug }) => [id, slug]))
    for (const { life, pictures } of tasks) {
      const task = taskOf(life)
      const scenes = scenesFor(slugs.get(task?.categoryId ?? 0) ?? '', task?.title ?? '')
      const names = scenes.flatMap((scene) =>
        Array.from({ length: SIDES }, (_, side) => `scenes/${scene}-${side + 1}.webp`),
      )
      expect(pictures.filter(({ asset }) => !names.includes(asset))).toEqual([])
    }
  })

  it.each([
    ['pokleyka-oboev', 'Поклеить обои в двух комнатах', 'wallpaper'],
    ['ukladka-plitki', 'Положить плитку в ванной, 14 м²', 'bath-blue'],
    ['ukladka-plitki', 'Сделать фартук на кухне из плитки «кабанчик»', 'apron'],
    ['myte-okon', 'Вымыть остекление балкона, 7 этаж', 'balcony'],
    ['torty-i-ketering', 'Торт на 12 человек, на юбилей', 'cake'],
    ['shinomontazh', 'Переобуть 4 колеса, R16', 'wheels'],
    ['matematika', 'Репетитор по математике, 8 класс', undefined],
  ])('in %s of «%s» begin with: %s', (category, title, scene) => {
    expect(seen(category, title)).toBe(scene)
  })

  it('are looked for in categories and files that exist, and no file lies there for nothing', () => {
    const slugs = new Set(categoryRecords.map(({ slug }) => slug))
    expect(Object.keys(taskPictures).filter((slug) => !slugs.has(slug))).toEqual([])
    const files = new Set(filesOf('scenes'))
    const wanted = new Set(
      everyScene.flatMap((scene) => Array.from({ length: SIDES }, (_, side) => `scenes/${scene}-${side + 1}.webp`)),
    )
    expect([...wanted].filter((file) => !files.has(file))).toEqual([])
    expect([...files].filter((file) => !wanted.has(file))).toEqual([])
  })
})
