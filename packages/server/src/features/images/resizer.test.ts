import { readdirSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { temporaryDir } from '../../../test/temporary-dir.ts'
import { createFairTurns } from '../../platform/concurrency/fair-turns.ts'
import type { ImageRequest } from './image-url.ts'
import { createResizer } from './resizer.ts'

const folder = temporaryDir()
afterAll(() => rmSync(folder, { recursive: true }))

const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c04020' } })
  .png()
  .toBuffer()
const wide = (width: number): ImageRequest => ({ mode: 'fit', width, height: 0, format: 'webp', source: 'x' })

/** A resizer whose originals come when the test lets them. */
function stage({ takesFiles = true } = {}) {
  const decoding = createFairTurns({ places: 1, placesOfOne: 1, waitingOfOne: 9, waitingOfAll: 9 })
  const resizer = createResizer({ folder, decoding, disk: { takesFiles: async () => takesFiles } })
  const asked: string[] = []
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const ask = (of: string, width: number, signal?: AbortSignal) =>
    resizer.variant(wide(width), { of, signal }, async () => {
      asked.push(`${of} ${width}`)
      await opened
      return Readable.from([picture])
    })
  return { ask, asked, open }
}

it('pictures of one wait for those of others, and what nobody waits for any more is not made', async () => {
  const { ask, asked, open } = stage()
  const left = new AbortController()
  const first = ask('a', 11)
  await expect.poll(() => asked).toEqual(['a 11'])
  const second = ask('a', 12)
  const given = ask('a', 13, left.signal)
  const shared = [ask('a', 14, left.signal), ask('b', 14)]
  const other = ask('c', 15)
  left.abort(new Error('gone'))
  open()

  await expect(given).rejects.toThrow('gone')
  for (const made of [first, second, other, ...shared]) expect(await made).toBeInstanceOf(Buffer)
  expect(asked.toSorted()).toEqual(['a 11', 'a 12', 'a 14', 'c 15'])
  expect(asked.indexOf('c 15')).toBeLessThan(asked.indexOf('a 14'))
})

it('a variant is shown without being kept while the disk has no room', async () => {
  const { ask, open } = stage({ takesFiles: false })
  open()
  const before = readdirSync(folder)
  expect(await ask('a', 21)).toBeInstanceOf(Buffer)
  expect(readdirSync(folder)).toEqual(before)
})

it('what is kept is shown without asking for the original', async () => {
  const { ask, asked, open } = stage()
  open()
  await ask('a', 31)
  await ask('a', 31)
  expect(asked).toEqual(['a 31'])
})
