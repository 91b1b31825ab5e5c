import { expect, inject, it } from 'vitest'
import { compileServer } from '../../test/compiled.ts'
import { liveRounds } from '../../test/crash-rounds.mjs'
import { openTestDatabase } from '../../test/database.ts'
import { upload } from '../../test/files.ts'
import { aMarketplace, aPerson, aTaskInput, call, refused } from '../../test/marketplace.ts'
import { dataDirWithCluster } from '../../test/pglite-template.ts'
import { FLOOR_MB, fillDisk, mountSmallDisk } from '../../test/strikes.mjs'
import { createLogger } from '../platform/logging/logger.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { createDisk } from '../platform/storage/disk.ts'

const MB = 2 ** 20
const isEmbedded = inject('testEngine').engine === 'pglite'
const PDF = { name: 'план.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n') }

/** A marketplace on a disk whose free space the test decides. */
async function onDisk() {
  const free = { bytes: 1_000 * MB }
  const disk = createDisk({ folder: '/', floor: 256 * MB, freshMs: -1, freeAt: async () => free.bytes })
  const metrics = createMetrics(createLogger({ logLevel: 'silent' }))
  const market = await aMarketplace(await openTestDatabase(), { disk, metrics })
  return {
    free,
    market,
    client: await aPerson(market),
    refusals: async () => (await metrics.text()).split('\n').filter((line) => line.startsWith('artel_refused_total')),
    ready: async () => (await market.app.inject('/readyz')).json(),
    async close() {
      await market.app.close()
      await market.database.close()
    },
  }
}

it('a disk that gets full takes no files first, and takes them again when there is room', async () => {
  const { free, market, client, ready, refusals, close } = await onDisk()
  expect([(await upload(market, client, [PDF])).status, await ready()]).toEqual([200, { status: 'ready', without: [] }])

  free.bytes = 255 * MB
  const { status, error } = await upload(market, client, [PDF])
  expect([status, error.code, error.message]).toEqual([
    507,
    'STORAGE_FULL',
    'Файлы пока не принимаем: на сервере мало места. Всё остальное работает, а файл попробуйте приложить позже.',
  ])
  expect(await ready()).toEqual({ status: 'ready', without: ['disk'] })
  expect(await refusals()).toEqual(['artel_refused_total{what="upload-disk"} 1'])
  await call(market, 'createTask', { as: client, body: aTaskInput() })

  free.bytes = 257 * MB
  expect([(await upload(market, client, [PDF])).status, await ready()]).toEqual([200, { status: 'ready', without: [] }])
  await close()
})

it('on a full disk the embedded database is read and not written, and the sweep that makes room goes on', async () => {
  const { free, market, client, close } = await onDisk()
  const task = await call(market, 'createTask', { as: client, body: aTaskInput() })
  const [file] = (await upload(market, client, [PDF])).files
  const yesterday = new Date(market.clock.now() - 25 * 3_600_000)
  await market.database.kysely.updateTable('files').set({ created_at: yesterday }).execute()
  free.bytes = 63 * MB

  const read = await call(market, 'getTask', { as: client, params: { id: task.data.id } })
  expect(read.data.id).toBe(task.data.id)
  if (isEmbedded) {
    const { code, message } = await refused(market, 'createTask', { as: client, body: aTaskInput() })
    expect([code, message]).toEqual(['UNAVAILABLE', expect.stringContaining('кончилось место')])
  }
  await market.worker.runDue()
  const left = await market.database.kysely
    .selectFrom('files')
    .select('dead_at')
    .where('id', '=', file?.id ?? '')
    .execute()
  expect(left.every(({ dead_at }) => dead_at !== null)).toBe(true)

  free.bytes = 64 * MB
  await call(market, 'createTask', { as: client, body: aTaskInput() })
  await close()
})

const small = isEmbedded ? mountSmallDisk(320) : null
small?.unmount()
const cannot = isEmbedded && !small
if (cannot) console.warn('\n!!! May not mount a file system here: a disk that is really full is not tested.\n')

it.runIf(small)(
  'a disk that is filled to its last byte under load costs no write that was acknowledged',
  async () => {
    const { folder, unmount } = mountSmallDisk(320) as NonNullable<typeof small>
    const server = compileServer()
    try {
      const { faults, acknowledged } = await liveRounds({
        rounds: 2,
        command: [process.execPath, server.path('main.js')],
        moduleUrl: server.url,
        dataDir: dataDirWithCluster(folder),
        databaseUrl: undefined,
        environment: { DISK_FLOOR_MB: String(FLOOR_MB) },
        strike: fillDisk(folder),
      })
      expect(faults).toEqual([])
      expect(acknowledged).toBeGreaterThanOrEqual(2 * 40)
    } finally {
      unmount()
    }
  },
  180_000,
)
