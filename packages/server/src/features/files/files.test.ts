import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { API_PREFIX, FILE_LIMITS, UPLOAD_SINGLE } from '@artel/core/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { asMultipart, upload } from '../../../test/files.ts'
import { TEST_CONFIG } from '../../../test/http.ts'
import {
  aMarketplace,
  aPerson,
  aSentReply,
  aSentTask,
  call,
  type Marketplace,
  type Person,
  refused,
} from '../../../test/marketplace.ts'
import { temporaryDir } from '../../../test/temporary-dir.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { createMemoryRates } from '../../platform/rates/memory-rates.ts'
import { createDisk } from '../../platform/storage/disk.ts'
import { createStaffLog } from '../staff-log/staff-log.ts'
import { createFiles, type Files } from './files.ts'

let market: Marketplace
let client: Person
let executor: Person
let stranger: Person
let moderator: Person
/** The service over the same database and folder as the server's. */
let files: Files
beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  const { kysely: db } = market.database
  const { files: config, sessionSecret: secret, publicUrl } = TEST_CONFIG
  files = createFiles({
    config,
    db,
    clock: market.clock,
    log: createStaffLog(db, market.clock),
    rates: createMemoryRates(market.clock),
    disk: createDisk(config.disk),
    secret,
    publicUrl,
  })
  client = await aPerson(market)
  executor = await aPerson(market, { role: 'EXECUTOR' })
  stranger = await aPerson(market, { role: 'EXECUTOR' })
  moderator = await aPerson(market, { role: 'MODERATOR' })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

/** 48 × 32 pixels in the format of phones, which sharp cannot write. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACJtZGF0AAAAFigBrxmA70mlv//KjH/kxq/2mtaY+bg=',
  'base64',
)
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
/** Taken with the camera held upright, somewhere one does not want to tell. */
const aPhoto = (width = 400, height = 300) =>
  canvas(width, height)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 47/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
/** The container of old Office documents with a stream in it. */
const oldDocument = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(500),
  ])

const ask = (url: string, as?: Person) =>
  market.app.inject({ url, ...(as && { headers: { authorization: `Bearer ${as.accessToken}` } }) })
const only = async (content: Buffer, name: string, options = {}) => {
  const { status, files, error } = await upload(market, client, [{ name, content }], options)
  if (!files?.[0]) throw new Error(`${status}: ${JSON.stringify(error)}`)
  return files[0]
}
const attach = (place: { task_id: number } | { reply_id: number }, ids: string[], owner = client) =>
  transaction(market.database.kysely, (trx) =>
    files.service.attach(trx, place, ids, { ownerId: owner.id, limits: FILE_LIMITS.task }),
  )

describe('an uploaded picture', () => {
  it('is written anew: upright, without its camera and place, with signed variants', async () => {
    const file = await only(await aPhoto(), 'Кухня.JPG')

    expect([file.name, file.type, file.width, file.height, file.path]).toEqual([
      'Кухня.jpg',
      'image/jpeg',
      300,
      400,
      `/storage/${file.id}`,
    ])
    const stored = await ask(file.path)
    const { exif, orientation } = await sharp(stored.rawPayload).metadata()
    expect([exif, orientation, stored.rawPayload.length]).toEqual([undefined, undefined, file.size])
    expect(Object.keys(file.picture?.variants ?? {})).toEqual(['160'])

    const variant = await ask(file.picture?.variants['160'] ?? '')
    expect([variant.statusCode, variant.headers['content-type']]).toEqual([200, 'image/webp'])
    const { width, height } = await sharp(variant.rawPayload).metadata()
    expect([width, height]).toEqual([160, 213])
  })

  it('becomes a JPEG when a phone sends what browsers cannot show', async () => {
    const file = await only(HEIC, 'IMG_0001.HEIC')

    expect([file.name, file.type, file.width, file.height]).toEqual(['IMG_0001.jpg', 'image/jpeg', 48, 32])
  })

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('keeps being %s', async (format, type) => {
    const file = await only(await canvas(20, 10).toFormat(format).toBuffer(), 'схема')

    expect([file.name, file.type]).toEqual([`схема.${format}`, type])
  })

  it('is refused when it is cut off or a bomb', async () => {
    const whole = await aPhoto(800, 600)
    const cut = await upload(market, client, [{ name: 'a.jpg', content: whole.subarray(0, whole.length / 2) }])
    expect([cut.status, cut.error.code]).toEqual([400, 'FILE_BROKEN'])

    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const refusedBomb = await upload(market, client, [{ name: 'b.png', content: bomb }])
    expect([refusedBomb.status, refusedBomb.error.code]).toEqual([413, 'FILE_TOO_LARGE'])

    const small = await canvas(6_000, 5_000).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
    const refusedSmall = await upload(market, client, [{ name: 'b.png', content: small }])
    expect([refusedSmall.status, refusedSmall.error.message]).toEqual([
      413,
      '«b.png»: в картинке слишком много точек для такого маленького файла.',
    ])
  })
})

describe('an uploaded document', () => {
  it.each([
    ['счёт.pdf', PDF, 'application/pdf'],
    ['смета.doc', oldDocument('WordDocument'), 'application/msword'],
    ['смета.xls', oldDocument('Workbook'), 'application/vnd.ms-excel'],
  ])('%s is known by its content and is only saved, never shown', async (name, content, type) => {
    const file = await only(content, name)
    const stored = await ask(file.path)

    expect([file.type, file.picture, file.width]).toEqual([type, null, null])
    expect(stored.rawPayload.equals(content)).toBe(true)
    expect(stored.headers['content-disposition']).toMatch(/^attachment; filename="/)
    expect(stored.headers['x-content-type-options']).toBe('nosniff')
    expect(stored.headers['cache-control']).toBe('public, max-age=60')
  })

  it.each([
    ['a page called a picture', Buffer.from('<html><script>alert(1)</script>'), 'a.png'],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
    ['a program', Buffer.from('MZ\x90\x00'.padEnd(300, '\0')), 'счёт.pdf'],
    ['another old container', oldDocument('PowerPoint Document'), 'a.ppt'],
  ])('is refused when it is %s', async (_, content, name) => {
    const { status, error } = await upload(market, client, [
      { name: 'счёт.pdf', content: PDF },
      { name, content },
    ])

    expect([status, error.code]).toEqual([415, 'FILE_TYPE_REFUSED'])
    expect(error.message).toContain(name)
  })

  it('may be called anything', async () => {
    const name = '../../etc/\u202efdp.exe"\r\nX: y'
    const file = await only(PDF, name)

    expect(file.name).toMatch(/^[^/\\"\r\n\u202e]+\.pdf$/)
    expect((await ask(file.path)).headers['content-disposition']).not.toMatch(/[\r\n]|exe"/)
  })
})

describe('an upload', () => {
  it('takes several files at once and needs an account', async () => {
    const two = [
      { name: 'a.pdf', content: PDF },
      { name: 'b.png', content: await canvas(8, 8).png().toBuffer() },
    ]

    expect((await upload(market, client, two)).files.map(({ name }) => name)).toEqual(['a.pdf', 'b.png'])
    expect((await upload(market, null, two)).status).toBe(401)
  })

  it('is refused when a file is too large, empty, or when there are none or too many', async () => {
    const large = await upload(market, client, [{ name: 'a.pdf', content: Buffer.alloc(UPLOAD_SINGLE + 1, 1) }])
    expect([large.status, large.error.message]).toEqual([413, 'Размер файла превышает допустимый размер в 20 MB.'])
    const empty = await upload(market, client, [{ name: 'a.pdf', content: Buffer.alloc(0) }])
    expect([empty.status, empty.error.code]).toEqual([400, 'FILE_BROKEN'])
    expect((await upload(market, client, [])).status).toBe(400)
    const many = Array.from({ length: 21 }, () => ({ name: 'a.pdf', content: PDF }))
    expect((await upload(market, client, many)).error.code).toBe('PAYLOAD_TOO_LARGE')
  })

  it('is refused when it is no form, or ends in the middle', async () => {
    const url = `${API_PREFIX}/files`
    const authorization = `Bearer ${client.accessToken}`
    const json = await market.app.inject({ method: 'POST', url, headers: { authorization }, payload: { files: [] } })
    expect(json.statusCode).toBe(415)

    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(PDF)]), 'a.pdf')
    const { payload, headers } = await asMultipart(form)
    const half = await market.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, authorization },
      payload: payload.subarray(0, 120),
    })
    expect(half.statusCode).toBe(400)
  })

  it('leaves nothing behind on its way', () => {
    const { workDir } = TEST_CONFIG.files
    expect(existsSync(workDir) ? readdirSync(workDir).filter((name) => name.startsWith('upload-')) : []).toEqual([])
  })
})

describe('a private file', () => {
  it('is there for its owner, and for nobody else', async () => {
    const { id, path, picture } = await only(await aPhoto(), 'паспорт.jpg', { isPrivate: true })
    expect([path, picture]).toEqual([`${API_PREFIX}/files/${id}`, null])

    const own = await ask(path, client)
    expect([own.statusCode, own.headers['cache-control'], own.headers['content-disposition']]).toEqual([
      200,
      'private, no-store',
      `inline; filename="_______.jpg"; filename*=UTF-8''${encodeURIComponent('паспорт')}.jpg`,
    ])
    const others = [await ask(path, stranger), await ask(path, moderator), await ask(path)]
    expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401])
    expect((await ask(`/storage/${id}`)).statusCode).toBe(404)
  })

  it('opens to the parties of what it is attached to', async () => {
    const task = await aSentTask(market, client)
    const ofTask = await only(PDF, 'план.pdf', { isPrivate: true })
    await attach({ task_id: task.id }, [ofTask.id])
    expect((await ask(ofTask.path, executor)).statusCode).toBe(404)

    const reply = await aSentReply(market, executor, task.id)
    const [ofReply] = (await upload(market, executor, [{ name: 'смета.pdf', content: PDF }], { isPrivate: true })).files
    if (!ofReply) throw new Error('No file')
    await attach({ reply_id: reply.id }, [ofReply.id], executor)

    expect((await ask(ofTask.path, executor)).statusCode).toBe(200)
    expect((await ask(ofReply.path, client)).statusCode).toBe(200)
    expect((await ask(ofTask.path, stranger)).statusCode).toBe(404)
    expect((await ask(ofReply.path, stranger)).statusCode).toBe(404)
  })

  it('opens to staff while they judge what it is attached to, and the journal says so', async () => {
    const task = await aSentTask(market, client)
    const ofTask = await only(PDF, 'план.pdf', { isPrivate: true })
    await attach({ task_id: task.id }, [ofTask.id])
    expect((await ask(ofTask.path, moderator)).statusCode).toBe(404)

    const about = { target: 'TASK', targetId: String(task.id), reason: 'FRAUD', text: 'Просит предоплату.' } as const
    await call(market, 'createComplaint', { as: stranger, body: { ...about, fileIds: [] } })

    expect((await ask(ofTask.path, moderator)).statusCode).toBe(200)
    const admin = await aPerson(market, { role: 'ADMIN' })
    const { items } = (await call(market, 'listStaffLog', { as: admin, query: { action: 'FILE_OPENED' } })).data
    expect(items.map(({ actor, object }) => [actor.id, object])).toEqual([
      [moderator.id, { kind: 'FILE', id: ofTask.id, title: 'план.pdf' }],
    ])
  })

  it('is copied by those who may see it', async () => {
    const { id } = await only(PDF, 'план.pdf', { isPrivate: true })
    const copied = (await call(market, 'copyFiles', { as: client, body: { ids: [id] } })).data

    expect([copied[0]?.name, copied[0]?.isPrivate, copied[0]?.id === id]).toEqual(['план.pdf', true, false])
    expect((await ask(copied[0]?.path ?? '', client)).rawPayload.equals(PDF)).toBe(true)
    const open = await only(PDF, 'прайс.pdf')
    const foreign = await refused(market, 'copyFiles', { as: stranger, body: { ids: [open.id, id] } })
    expect(foreign.code).toBe('NOT_FOUND')
    expect((await call(market, 'copyFiles', { as: stranger, body: { ids: [open.id] } })).data).toHaveLength(1)
  })
})

describe('attaching', () => {
  it('keeps the order, lets go of what is left out, and takes only what is one’s own and loose', async () => {
    const task = await aSentTask(market, client)
    const other = await aSentTask(market, client)
    const [a, b, c] = [await only(PDF, 'a.pdf'), await only(PDF, 'b.pdf'), await only(PDF, 'c.pdf')]
    const names = async () =>
      (await files.service.attached(market.database.kysely, 'task_id', [task.id])).get(task.id)?.map(({ name }) => name)

    await attach({ task_id: task.id }, [b.id, a.id])
    expect(await names()).toEqual(['b.pdf', 'a.pdf'])
    await attach({ task_id: task.id }, [a.id, c.id])
    expect(await names()).toEqual(['a.pdf', 'c.pdf'])

    const fields = { fileIds: 'Файл не найден. Приложите его ещё раз.' }
    await expect(attach({ task_id: other.id }, [a.id])).rejects.toMatchObject({ details: { fields } })
    await expect(attach({ task_id: other.id }, [b.id], stranger)).rejects.toMatchObject({ details: { fields } })
    await attach({ task_id: other.id }, [b.id])
  })

  it('refuses more than the place takes', async () => {
    const task = await aSentTask(market, client)
    const many = await Promise.all(Array.from({ length: 11 }, () => only(PDF, 'a.pdf')))

    await expect(
      attach(
        { task_id: task.id },
        many.map(({ id }) => id),
      ),
    ).rejects.toMatchObject({ details: { fields: { fileIds: 'Не больше 10\u00a0файлов.' } } })
  })
})

describe('addresses of variants', () => {
  it('serve nothing that was not signed, and nothing private', async () => {
    const file = await only(await aPhoto(), 'a.jpg')
    const url = file.picture?.variants['160'] ?? ''

    expect((await ask(url.replace('160', '161'))).statusCode).toBe(404)
    const otherSignature = url.replace(/img\/(.)/, (_, first) => (first === '_' ? 'img/-' : 'img/_'))
    expect((await ask(otherSignature)).statusCode).toBe(404)
    await market.database.kysely.updateTable('files').set({ is_private: true }).where('id', '=', file.id).execute()
    const square = files.pictures.of(file, 'square')?.variants['104'] ?? ''
    expect((await ask(square)).statusCode).toBe(404)
  })

  it('give a square where one is wanted, and the address of an imgproxy where there is one', async () => {
    const file = await only(await aPhoto(), 'a.jpg')
    const square = await ask(files.pictures.of(file, 'square')?.variants['104'] ?? '')
    const { width, height } = await sharp(square.rawPayload).metadata()
    expect([width, height]).toEqual([104, 104])

    const { pictures } = createFiles({
      config: {
        storage: { kind: 'folder', folder: temporaryDir() },
        workDir: temporaryDir(),
        disk: TEST_CONFIG.files.disk,
        quotas: TEST_CONFIG.files.quotas,
        imgproxy: { url: 'https://images.artel.test', key: '736563726574', salt: '68656c6c6f' },
      },
      db: market.database.kysely,
      clock: market.clock,
      log: createStaffLog(market.database.kysely, market.clock),
      rates: createMemoryRates(market.clock),
      disk: createDisk(TEST_CONFIG.files.disk),
      secret: 'x',
      publicUrl: 'https://artel.test',
    })
    expect(pictures.of(file)?.variants['160']).toMatch(
      /^https:\/\/images\.artel\.test\/[\w-]{43}\/rs:fit:160:0\/g:sm\//,
    )
  })
})

describe('the sweep', () => {
  const sweep = async () => {
    const job = files.jobs.find(({ name }) => name === 'files.sweep')
    let count = 0
    const handled = (more: number) => {
      count += more
    }
    await job?.run({}, { signal: new AbortController().signal, handled } as never)
    return count
  }
  const place = (id: string) =>
    join((TEST_CONFIG.files.storage as { folder: string }).folder, id.slice(0, 2), id.slice(2, 4), id)
  const HOUR = 3_600_000

  it('removes after a day what was never attached, and nothing else', async () => {
    const task = await aSentTask(market, client)
    const [loose, attached] = [await only(PDF, 'a.pdf'), await only(PDF, 'b.pdf')]
    await attach({ task_id: task.id }, [attached.id])
    await market.clock.elapse(24 * HOUR - 1)
    expect(await sweep()).toBe(0)
    expect((await ask(loose.path)).statusCode).toBe(200)

    await market.clock.elapse(2)
    await sweep()
    expect([(await ask(loose.path)).statusCode, existsSync(place(loose.id))]).toEqual([404, true])
    await market.clock.elapse(HOUR)
    expect(await sweep()).toBeGreaterThan(0)
    expect([existsSync(place(loose.id)), existsSync(place(attached.id))]).toEqual([false, true])
    expect((await ask(attached.path)).statusCode).toBe(200)
  })
})
