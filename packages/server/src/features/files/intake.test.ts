import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { FILE_LIMITS } from '@artel/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { upload } from '../../../test/files.ts'
import { TEST_CONFIG } from '../../../test/http.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'
import { createMemoryRates } from '../../platform/rates/memory-rates.ts'
import { createDisk } from '../../platform/storage/disk.ts'
import { createIntake, type FileRefusal } from './intake.ts'

const KB = 1024
const QUOTAS = { loose: 400 * KB, all: 600 * KB }

let market: Marketplace
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase(), { files: { quotas: QUOTAS } })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const someone = () => aPerson(market)
/** A document of so many bytes. */
const aPdf = (size: number) => ({
  name: 'план.pdf',
  content: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]),
})
const send = async (as: Person, kilobytes: number) => {
  const { status, error, files } = await upload(market, as, [aPdf(kilobytes * KB)])
  return { said: status === 200 ? 'taken' : error.code, message: error.message, id: files?.[0]?.id ?? '' }
}
const attach = (id: string) =>
  market.database.kysely.updateTable('files').set({ attached_at: new Date() }).where('id', '=', id).execute()

describe('the space of an account', () => {
  it('takes so much that is attached to nothing, and so much in all', async () => {
    const person = await someone()
    const first = await send(person, 300)
    const second = await send(person, 200)
    expect([first.said, second.said, second.message]).toEqual([
      'taken',
      'FILE_SPACE_USED',
      'Загружено много файлов, которые ещё ни к чему не приложены: всего можно 400\u00a0КБ. Отправьте их или подождите: лишнее удалится само за сутки.',
    ])

    await attach(first.id)
    const third = await send(person, 200)
    const fourth = await send(person, 150)
    expect([third.said, fourth.said]).toEqual(['taken', 'FILE_SPACE_USED'])
    expect(fourth.message).toMatch(/^Ваши файлы заняли всё место/)
  })

  it('is not widened by deleting what is still on the disk', async () => {
    const person = await someone()
    const { id } = await send(person, 300)
    await call(market, 'deleteFile', { as: person, params: { id } })
    expect((await send(person, 200)).said).toBe('FILE_SPACE_USED')
  })

  it('is a tenth before the e-mail is confirmed', async () => {
    const person = await aPerson(market, { isEmailConfirmed: false })
    expect((await send(person, 30)).said).toBe('taken')
    const { said, message } = await send(person, 30)
    expect([said, message]).toEqual(['FILE_SPACE_USED', expect.stringContaining('Когда подтвердите почту')])
  })

  it('is not got around by sending at once, nor by copies', async () => {
    const person = await someone()
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(person, 150)))
    expect(sent.map(({ said }) => said).sort()).toEqual([...Array(3).fill('FILE_SPACE_USED'), 'taken', 'taken'])

    const ids = sent.filter(({ said }) => said === 'taken').map(({ id }) => id)
    expect((await refused(market, 'copyFiles', { as: person, body: { ids } })).code).toBe('FILE_SPACE_USED')
  })

  it('leaves nothing of what was refused', () => {
    const { workDir } = TEST_CONFIG.files
    const left = existsSync(workDir) ? readdirSync(workDir).filter((name) => name.startsWith('upload-')) : []
    expect(left).toEqual([])
  })

  it('has room for one full request of the largest place by default', () => {
    const { count, single } = FILE_LIMITS.message
    expect(TEST_CONFIG.files.quotas.loose).toBeGreaterThan(count * single)
  })
})

describe('what is received', () => {
  const intakeOf = (free = { bytes: 10_000 * KB }) => {
    const told: FileRefusal[] = []
    const intake = createIntake({
      db: market.database.kysely,
      rates: createMemoryRates(market.clock),
      disk: createDisk({ folder: '/', floor: 1_000 * KB, freshMs: -1, freeAt: async () => free.bytes }),
      quotas: QUOTAS,
      onRefused: (what) => told.push(what),
    })
    const openFor = ({ id, sessionId }: Person, from: { ip?: string; bytes?: number } = {}) =>
      intake.open({ kind: 'user', id, sessionId, role: 'CLIENT' }, { ip: '203.0.113.1', bytes: 0, ...from })
    return { openFor, told, free }
  }

  it('is counted while it comes, whatever the request said of its length', async () => {
    const person = await someone()
    const { openFor, told } = intakeOf()
    const [one, two] = [await openFor(person), await openFor(person)]
    await one.take(300 * KB)
    await expect(two.take(200 * KB)).rejects.toHaveProperty('code', 'FILE_SPACE_USED')
    two.close()
    await one.take(50 * KB)
    expect(told).toEqual(['upload-space'])
  })

  it('is refused when it would leave the database less than is kept for it, before and while it comes', async () => {
    const person = await someone()
    const { openFor, told, free } = intakeOf()
    await expect(openFor(person, { bytes: 9_500 * KB })).rejects.toHaveProperty('code', 'STORAGE_FULL')
    const receipt = await openFor(person)
    free.bytes = 999 * KB
    await expect(receipt.take(KB)).rejects.toMatchObject({ code: 'STORAGE_FULL', details: { retryAfter: 600 } })
    free.bytes = 5_000 * KB
    await receipt.take(KB)
    expect(told).toEqual(['upload-disk', 'upload-disk'])
  })

  it('is so many requests an hour of an account, and of an address', async () => {
    const { openFor, told } = intakeOf()
    const people = await Promise.all([someone(), someone(), someone(), someone()])
    const [one, ...others] = people as [Person, ...Person[]]
    for (let times = 0; times < 600; times++) (await openFor(one)).close()
    await expect(openFor(one)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 3_600 } })
    for (const other of others.slice(0, 2)) for (let times = 0; times < 600; times++) (await openFor(other)).close()
    await expect(openFor(others[2] as Person)).rejects.toHaveProperty('code', 'RATE_LIMITED')
    ;(await openFor(others[2] as Person, { ip: '203.0.113.9' })).close()
    expect(told).toEqual(['upload-rate', 'upload-rate'])
  })
})
