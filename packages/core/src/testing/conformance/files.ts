import type { StoredFile } from '../../contract/files.ts'
import type { UploadBytes } from './backend.ts'
import { anOpenTask, atVersion, replyBody, taskBody } from './deals.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'
import { notTheirs } from './task-answers.ts'

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) % 256)

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'

/** A small document. */
const document: UploadBytes = { name: 'Смета.pdf', type: 'application/pdf', bytes: bytes(PDF) }

const PNG =
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8dfc0000004010180c52a185d0000000049454e44ae426082'

/** A picture of one pixel. */
export const aPicture: UploadBytes = {
  name: 'Я.png',
  type: 'image/png',
  bytes: Uint8Array.from(PNG.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
}

/** Uploads a small document, or the file that is given. */
export const upload = async (person: Person, isPrivate: boolean, content = document): Promise<StoredFile> => {
  const [file] = await person.does('uploadFiles', { body: { isPrivate }, files: [content] })
  if (!file) throw new Error('Nothing was uploaded')
  return file
}

/** A task with an open file and a private one. */
const aPaperTask = async (stage: Stage) => {
  const author = await stage.someone('CLIENT')
  const [open, secret] = [await upload(author, false), await upload(author, true)]
  const body = await taskBody(stage, { fileIds: [open.id, secret.id] })
  return { author, open, secret, task: await author.does('createTask', { body }) }
}

const at = (id: string) => ({ params: { id } })
const names = (files: readonly StoredFile[]) => files.map(({ isPrivate }) => isPrivate)

/** Files: what is uploaded, whom it is shown to, and what may be attached. */
export const fileScenarios: readonly Scenario[] = [
  on('uploadFiles').answers({
    title: 'A private file is kept for its owner alone',
    arrange: async (stage) => ({
      owner: await stage.someone('CLIENT'),
      other: await stage.someone('EXECUTOR'),
      moderator: await stage.someone('MODERATOR'),
    }),
    act: ({ owner }) => ({ by: owner, with: { body: { isPrivate: true }, files: [document] } }),
    answer: (_, [file]) => [
      {
        id: file?.id ?? '',
        path: `/web/api/v1/files/${file?.id}`,
        isPrivate: true,
        name: 'Смета.pdf',
        type: 'application/pdf',
        size: PDF.length,
        width: null,
        height: null,
        picture: null,
      },
    ],
    afterwards: ({ owner, other, moderator }, [file]) => [
      sees(owner, 'getFile', at(file?.id ?? ''), { type: 'application/pdf', size: PDF.length }),
      isRefused(moderator, 'getFile', at(file?.id ?? ''), { code: 'NOT_FOUND' }),
      isRefused(other, 'getFile', at(file?.id ?? ''), { code: 'NOT_FOUND' }),
    ],
  }),
  on('uploadFiles').refuses('VALIDATION_FAILED', {
    title: 'Nothing is no file',
    arrange: async (stage) => ({ owner: await stage.someone('CLIENT') }),
    act: ({ owner }) => ({ by: owner, with: { body: {}, files: [] } }),
    fields: { files: 'Выберите файлы.' },
  }),
  on('uploadFiles').refuses('FILE_TYPE_REFUSED', {
    title: 'Programs are not taken',
    arrange: async (stage) => ({ owner: await stage.someone('CLIENT') }),
    act: ({ owner }) => ({
      by: owner,
      with: { body: {}, files: [{ name: 'setup.exe', type: 'application/x-msdownload', bytes: bytes('MZ\u0090') }] },
    }),
  }),
  on('uploadFiles').refuses('FILE_BROKEN', {
    title: 'An empty file is a broken one',
    arrange: async (stage) => ({ owner: await stage.someone('CLIENT') }),
    act: ({ owner }) => ({ by: owner, with: { body: {}, files: [{ ...document, bytes: bytes('') }] } }),
  }),
  on('uploadFiles').refuses('FILE_TOO_LARGE', {
    title: 'A file is no larger than twenty megabytes',
    arrange: async (stage) => ({ owner: await stage.someone('CLIENT') }),
    act: ({ owner }) => ({
      by: owner,
      with: { body: {}, files: [{ ...document, bytes: new Uint8Array(20 * 1024 * 1024 + 1) }] },
    }),
  }),
  on('getFile').answers({
    title: 'A private file of a task opens to whoever has replied to it',
    isOpenToStaff: true,
    arrange: async (stage) => {
      const made = await aPaperTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const other = await stage.someone('EXECUTOR')
      await executor.does('sendTaskReply', { body: replyBody(made.task.id) })
      return { ...made, executor, other }
    },
    act: ({ executor, secret }) => ({ by: executor, with: at(secret.id) }),
    answer: () => ({ type: 'application/pdf', size: PDF.length }),
    afterwards: ({ author, executor, other, secret, task }, _, { guest }) => [
      isRefused(other, 'getFile', at(secret.id), { code: 'NOT_FOUND' }),
      seesThat(author, 'getTask', { params: { id: task.id } }, ({ files }) => names(files), [false, true]),
      seesThat(executor, 'getTask', { params: { id: task.id } }, ({ files }) => names(files), [false, true]),
      seesThat(other, 'getTask', { params: { id: task.id } }, ({ files }) => names(files), [false]),
      seesThat(guest, 'getTask', { params: { id: task.id } }, ({ files }) => names(files), [false]),
    ],
  }),
  on('copyFiles').shows({
    title: 'A copy of a file is one’s own',
    arrange: async (stage) => {
      const owner = await stage.someone('CLIENT')
      return { owner, file: await upload(owner, true) }
    },
    act: ({ owner, file }) => ({ by: owner, with: { body: { ids: [file.id] } } }),
    look: (copies) => copies.map(({ name, size, isPrivate }) => ({ name, size, isPrivate })),
    answer: () => [{ name: 'Смета.pdf', size: PDF.length, isPrivate: true }],
    afterwards: ({ owner }, [copy]) => [
      sees(owner, 'getFile', at(copy?.id ?? ''), { type: 'application/pdf', size: PDF.length }),
    ],
  }),
  on('copyFiles').refuses('NOT_FOUND', {
    title: 'The private files of others are not copied',
    arrange: async (stage) => {
      const owner = await stage.someone('CLIENT')
      return { other: await stage.someone('CLIENT'), file: await upload(owner, true) }
    },
    act: ({ other, file }) => ({ by: other, with: { body: { ids: [file.id] } } }),
  }),
  on('deleteFile').answers({
    title: 'A file that is attached to nothing is gone, and can be attached to nothing',
    arrange: async (stage) => {
      const owner = await stage.someone('CLIENT')
      const file = await upload(owner, true)
      return { owner, file, body: await taskBody(stage, { fileIds: [file.id] }) }
    },
    act: ({ owner, file }) => ({ by: owner, with: at(file.id) }),
    answer: () => undefined,
    afterwards: ({ owner, file, body }) => [
      isRefused(owner, 'getFile', at(file.id), { code: 'NOT_FOUND' }),
      isRefused(owner, 'deleteFile', at(file.id), { code: 'NOT_FOUND' }),
      isRefused(owner, 'createTask', { body }, { code: 'VALIDATION_FAILED' }),
    ],
  }),
  on('deleteFile').refuses('TRANSITION_REFUSED', {
    title: 'A file of a task stays with it',
    arrange: aPaperTask,
    act: ({ author, secret }) => ({ by: author, with: at(secret.id) }),
    afterwards: ({ author, secret }) => [
      sees(author, 'getFile', at(secret.id), { type: 'application/pdf', size: PDF.length }),
    ],
  }),
  on('deleteFile').refuses('NOT_FOUND', {
    title: 'Nobody deletes the file of another, staff neither',
    arrange: async (stage) => ({
      file: await upload(await stage.someone('CLIENT'), false),
      moderator: await stage.someone('MODERATOR'),
    }),
    act: ({ moderator, file }) => ({ by: moderator, with: at(file.id) }),
  }),
  on('createTask').refuses('VALIDATION_FAILED', {
    title: 'Nobody attaches a file of another',
    arrange: async (stage) => {
      const file = await upload(await stage.someone('CLIENT'), false)
      return { author: await stage.someone('CLIENT'), body: await taskBody(stage, { fileIds: [file.id] }) }
    },
    act: ({ author, body }) => ({ by: author, with: { body } }),
    fields: { fileIds: 'Файл не найден. Приложите его ещё раз.' },
  }),
  on('updateTask').refuses('VALIDATION_FAILED', {
    title: 'A file is attached in one place',
    arrange: async (stage) => {
      const { author, open } = await aPaperTask(stage)
      const task = await author.does('createTask', { body: await taskBody(stage) })
      return { author, task, open }
    },
    act: ({ author, task, open }) => ({ by: author, with: atVersion(task, { fileIds: [open.id] }) }),
    fields: { fileIds: 'Файл не найден. Приложите его ещё раз.' },
  }),
  on('updateTask').shows({
    title: 'Other files of a published task count at once, in their order, and who has replied is told',
    arrange: async (stage) => {
      const { author, task, open } = await aPaperTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const { chatId } = await executor.does('sendTaskReply', { body: replyBody(task.id) })
      const photo = await upload(author, false, aPicture)
      const { version } = await author.does('getTask', { params: { id: task.id } })
      return { author, executor, chatId, photo, open, task: { ...task, version } }
    },
    act: ({ author, task, open, photo }) => ({
      by: author,
      with: atVersion(task, { fileIds: [photo.id, open.id] }),
    }),
    look: ({ status, isRevised, files }) => ({ status, isRevised, ids: files.map(({ id }) => id) }),
    answer: ({ open, photo }) => ({ status: 'APPROVED' as const, isRevised: false, ids: [photo.id, open.id] }),
    stranger: notTheirs('NOT_AUTHOR'),
    afterwards: ({ author, executor, chatId, task, open, photo }) => [
      seesThat(author, 'getTaskToEdit', { params: { id: task.id } }, ({ files }) => files.map(({ id }) => id), [
        photo.id,
        open.id,
      ]),
      seesThat(
        executor,
        'listChatMessages',
        { query: { chatId, limit: 1 } },
        ({ items }) => items.map(({ text }) => text),
        ['Заказчик изменил задание: файлы.'],
      ),
    ],
  }),
  on('sendChatMessage').shows({
    title: 'A message of files alone is one, and the other side may open them',
    arrange: async (stage) => {
      const { author, task } = await anOpenTask(stage)
      const executor = await stage.someone('EXECUTOR')
      const { chatId } = await executor.does('sendTaskReply', { body: replyBody(task.id) })
      return { author, executor, chatId, file: await upload(executor, true), other: await stage.someone('EXECUTOR') }
    },
    act: ({ executor, chatId, file }) => ({
      by: executor,
      with: { params: { id: chatId }, body: { id: '7d0d0a52-6a0e-4c3f-9b55-5f1f7b0a9e11', fileIds: [file.id] } },
    }),
    look: ({ text, files }) => ({ text, names: files.map(({ name }) => name) }),
    answer: () => ({ text: '', names: ['Смета.pdf'] }),
    afterwards: ({ author, other, file }) => [
      sees(author, 'getFile', at(file.id), { type: 'application/pdf', size: PDF.length }),
      isRefused(other, 'getFile', at(file.id), { code: 'NOT_FOUND' }),
    ],
  }),
]
