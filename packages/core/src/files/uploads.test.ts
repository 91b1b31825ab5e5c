import { afterAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import { FILE_LIMITS, type StoredFile } from '../contract/index.ts'
import {
  answer,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { provideUploads, selectUploads, type UploadsInput, uploadsMachine } from './index.ts'

const watch = watchTransitions(uploadsMachine)
afterAll(() => expect(watch.missed()).toEqual([]))

const MB = 1024 * 1024
const aFile = (name: string, size = MB) => ({ name, size })
const aStoredFile = (number: number, name: string): StoredFile => ({
  id: testUuid(number),
  path: `/storage/${testUuid(number)}`,
  isPrivate: false,
  name,
  type: 'application/pdf',
  size: MB,
  width: null,
  height: null,
  picture: null,
})

const setUp = (input: Partial<UploadsInput> = {}) => {
  const transport = fakeTransport()
  const api = createApiClient({
    transport,
    clock: manualClock(),
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const options = { input: { limits: FILE_LIMITS.task, ...input }, inspect: watch.inspect }
  const actor = createActor(provideUploads(api), options).start()
  let stored = 0
  transport.on('uploadFiles', (call) => {
    stored += 1
    return answer({ data: [aStoredFile(stored, call.files[0]?.name ?? '')] })(call)
  })
  const view = () => selectUploads(actor.getSnapshot())
  const rows = () => view().rows.map(({ name, state, share }) => [name, state.status, share])
  const add = (...files: { name: string; size: number }[]) => actor.send({ type: 'files.add', files })
  return { transport, actor, view, rows, add }
}

describe('chosen files', () => {
  it('go one after another, and their ids are those of the form', async () => {
    const { add, rows, view, transport } = setUp({ isPrivate: true })
    add(aFile('план.pdf'), aFile('смета.xlsx'))
    expect(rows()).toEqual([
      ['план.pdf', 'uploading', 0],
      ['смета.xlsx', 'waiting', 0],
    ])
    expect(view().isBusy).toBe(true)

    await settle()
    expect(rows()).toEqual([
      ['план.pdf', 'done', 1],
      ['смета.xlsx', 'done', 1],
    ])
    expect([view().isBusy, view().fileIds]).toEqual([false, [testUuid(1), testUuid(2)]])
    expect(transport.calls().map(({ files, body }) => [files.length, body])).toEqual([
      [1, { isPrivate: 'true' }],
      [1, { isPrivate: 'true' }],
    ])
  })

  it('stand behind those that were there before', async () => {
    const { add, view } = setUp({ stored: [aStoredFile(50, 'старый.pdf')] })
    expect(view().fileIds).toEqual([testUuid(50)])
    add(aFile('новый.pdf'))
    await settle()

    expect(view().fileIds).toEqual([testUuid(50), testUuid(1)])
  })

  it('keep keys of their own, whenever they were chosen', async () => {
    const { add, view } = setUp({ stored: [aStoredFile(50, 'старый.pdf'), aStoredFile(51, 'старый.jpg')] })
    add(aFile('план.pdf'), aFile('смета.xlsx'))
    add(aFile('фото.jpg'))

    expect(view().rows.map(({ key, name }) => [key, name])).toEqual([
      [1, 'старый.pdf'],
      [2, 'старый.jpg'],
      [3, 'план.pdf'],
      [4, 'смета.xlsx'],
      [5, 'фото.jpg'],
    ])
  })

  it('are open to everybody unless the form says otherwise', async () => {
    const { add, transport } = setUp()
    add(aFile('план.pdf'))
    await settle()

    expect(transport.calls().map(({ files, body }) => [files, body])).toEqual([[[aFile('план.pdf')], {}]])
  })

  it('keep the form waiting until the last one has arrived', async () => {
    const { add, view, transport } = setUp()
    expect([view().isBusy, view().canAdd]).toEqual([false, true])
    add(aFile('план.pdf'))
    await settle()
    transport.next('uploadFiles', held<never>())
    add(aFile('смета.xlsx'))

    expect(view().rows.map(({ state }) => state.status)).toEqual(['done', 'uploading'])
    expect([view().isBusy, view().fileIds]).toEqual([true, [testUuid(1)]])
  })

  it('tell how far they are', async () => {
    const { add, rows, view, transport } = setUp()
    const pending = held<never>()
    transport.next('uploadFiles', pending)
    add(aFile('план.pdf'))
    expect(view().rows[0]?.state).toEqual({ status: 'uploading', progress: { sent: 0, total: MB } })
    await settle()
    const tell = transport.calls()[0]?.request.onProgress
    tell?.({ sent: 300, total: 1_000 })
    expect(rows()).toEqual([['план.pdf', 'uploading', 0.3]])

    // Some browsers do not know how much it is at first.
    tell?.({ sent: 0, total: 0 })
    expect(rows()).toEqual([['план.pdf', 'uploading', 0]])
  })

  it.each([
    ['one that is too large', [aFile('a.pdf', 11 * MB)], 'Размер файла превышает допустимый размер в 10 MB.'],
    [
      'too much together',
      Array.from({ length: 6 }, () => aFile('a.pdf', 9 * MB)),
      'Размер файлов превышает допустимый размер в 50 MB.',
    ],
    ['a kind that is not taken', [aFile('a.exe')], null],
    ['more than fit', Array.from({ length: 11 }, () => aFile('a.pdf')), 'Не больше 10\u00a0файлов.'],
  ])('are refused all together: %s', async (_, files, message) => {
    const { add, actor, view, transport } = setUp()
    add(...files)

    expect(view().rows).toEqual([])
    expect(view().refusal).toMatch(message ?? /^Можно приложить только файлы jpg/)
    actor.send({ type: 'refusal.dismiss' })
    expect(view().refusal).toBeNull()
    expect(transport.calls()).toEqual([])
  })

  it('count towards the limits of the place', () => {
    const { add, view } = setUp({ limits: FILE_LIMITS.avatar, stored: [aStoredFile(50, 'a.jpg')] })
    expect(view().canAdd).toBe(false)
    add(aFile('b.jpg'))

    expect(view().refusal).toMatch(/^Не больше 1/)
  })
})

describe('the order of files', () => {
  it('is what their owner makes it, and that of the ids', async () => {
    const { add, actor, view } = setUp()
    add(aFile('план.pdf'), aFile('смета.xlsx'), aFile('фото.jpg'))
    await settle()
    actor.send({ type: 'file.move', key: 3, to: 0 })
    expect(view().fileIds).toEqual([testUuid(3), testUuid(1), testUuid(2)])

    actor.send({ type: 'file.move', key: 3, to: 2 })
    actor.send({ type: 'file.move', key: 99, to: 0 })
    expect(view().rows.map(({ name }) => name)).toEqual(['план.pdf', 'смета.xlsx', 'фото.jpg'])
  })

  it('does not disturb what is on its way', async () => {
    const { add, actor, rows } = setUp()
    add(aFile('план.pdf'), aFile('смета.xlsx'))
    actor.send({ type: 'file.move', key: 2, to: 0 })
    await settle()

    expect(rows()).toEqual([
      ['смета.xlsx', 'done', 1],
      ['план.pdf', 'done', 1],
    ])
  })
})

describe('files of a guest', () => {
  it('wait for the sign-in, those that were chosen on another page too', async () => {
    const { add, actor, view, transport } = setUp({ isHeld: true, chosen: [aFile('план.pdf')] })
    add(aFile('смета.xlsx'))
    await settle()
    expect([view().isHeld, view().missing, transport.calls()]).toEqual([true, ['план.pdf', 'смета.xlsx'], []])

    actor.send({ type: 'uploads.release' })
    await settle()
    expect([view().isHeld, view().missing, view().fileIds]).toEqual([false, [], [testUuid(1), testUuid(2)]])
  })

  it('wait again after a sign-out', async () => {
    const { add, actor, rows } = setUp()
    actor.send({ type: 'uploads.hold' })
    add(aFile('план.pdf'))
    await settle()

    expect(rows()).toEqual([['план.pdf', 'waiting', 0]])
  })
})

describe('a file that has arrived', () => {
  it('counts with what it weighs as it is stored', async () => {
    const { add, view, transport } = setUp()
    transport.next('uploadFiles', answer({ data: [{ ...aStoredFile(1, 'фото.jpg'), size: 3 * MB }] }))
    add(aFile('фото.heic'))
    await settle()

    expect(view().rows.map(({ size }) => size)).toEqual([3 * MB])
  })
})

describe('a file on its way', () => {
  it('can be stopped and sent again, and the others go on', async () => {
    const { add, actor, rows, transport } = setUp()
    transport.next('uploadFiles', held<never>())
    add(aFile('план.pdf'), aFile('смета.xlsx'))
    await settle()
    actor.send({ type: 'file.cancel', key: 1 })
    await settle()

    expect(transport.calls()[0]?.request.signal?.aborted).toBe(true)
    expect(rows()).toEqual([
      ['план.pdf', 'cancelled', 0],
      ['смета.xlsx', 'done', 1],
    ])
    actor.send({ type: 'file.retry', key: 1 })
    await settle()
    expect(rows()[0]).toEqual(['план.pdf', 'done', 1])
  })

  it('leaves the list at once', async () => {
    const { add, actor, rows, transport } = setUp()
    transport.next('uploadFiles', held<never>())
    add(aFile('план.pdf'), aFile('смета.xlsx'))
    await settle()
    actor.send({ type: 'file.remove', key: 1 })
    await settle()

    expect(transport.calls()[0]?.request.signal?.aborted).toBe(true)
    expect(rows()).toEqual([['смета.xlsx', 'done', 1]])
  })

  it('says why it failed, and may be tried again or left', async () => {
    const { add, actor, view, rows, transport } = setUp()
    transport.next('uploadFiles', refusal('FILE_BROKEN', { message: '«план.pdf»: файл повреждён.' }))
    add(aFile('план.pdf'))
    await settle()
    expect(view().rows[0]?.state).toEqual({ status: 'failed', failure: '«план.pdf»: файл повреждён.' })

    actor.send({ type: 'file.retry', key: 1 })
    await settle()
    expect(rows()).toEqual([['план.pdf', 'done', 1]])
    actor.send({ type: 'file.retry', key: 1 })
    await settle()
    expect(transport.calls()).toHaveLength(2)
    actor.send({ type: 'file.remove', key: 1 })
    expect(rows()).toEqual([])
  })

  it('goes again by itself, behind one that has arrived', async () => {
    const { add, actor, view, rows, transport } = setUp()
    add(aFile('план.pdf'))
    await settle()
    transport.next('uploadFiles', refusal('FILE_BROKEN'))
    add(aFile('смета.xlsx'))
    await settle()
    expect(view().fileIds).toEqual([testUuid(1)])

    actor.send({ type: 'file.retry', key: 2 })
    await settle()
    expect(rows()).toEqual([
      ['план.pdf', 'done', 1],
      ['смета.xlsx', 'done', 1],
    ])
  })

  it('has failed when the server has stored nothing', async () => {
    const { add, rows, transport } = setUp()
    transport.next('uploadFiles', answer({ data: [] }))
    add(aFile('план.pdf'))
    await settle()

    expect(rows()).toEqual([['план.pdf', 'failed', 0]])
  })

  it('goes on when another one is stopped or taken out', async () => {
    const { add, actor, rows, transport } = setUp()
    const pending = held<{ data: StoredFile[] }>()
    transport.next('uploadFiles', pending)
    add(aFile('план.pdf'), aFile('смета.xlsx'), aFile('фото.jpg'))
    await settle()
    actor.send({ type: 'file.cancel', key: 2 })
    actor.send({ type: 'file.remove', key: 3 })
    pending.release(answer({ data: [aStoredFile(1, 'план.pdf')] }))
    await settle()

    expect(transport.calls().map(({ request }) => request.signal?.aborted)).toEqual([false])
    expect(rows()).toEqual([
      ['план.pdf', 'done', 1],
      ['смета.xlsx', 'cancelled', 0],
    ])
  })

  it('may be stopped before its turn', async () => {
    const { add, actor, rows, transport } = setUp()
    transport.next('uploadFiles', held<never>())
    add(aFile('план.pdf'), aFile('смета.xlsx'))
    actor.send({ type: 'file.cancel', key: 2 })
    actor.send({ type: 'file.remove', key: 1 })
    await settle()

    expect(rows()).toEqual([['смета.xlsx', 'cancelled', 0]])
  })
})
