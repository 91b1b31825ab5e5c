import { articleImages } from '@artel/core/articles'
import { FILE_LIMITS, type StoredFile, UPLOAD_SINGLE, type User } from '@artel/core/contract'
import { attachProblem, isFileVisible, NO_FILES } from '@artel/core/files'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal, unfit } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import type { UploadedFile } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { allFormerPictures } from './article-versions.ts'
import { signedIn } from './signed-in.ts'
import { writeDeed } from './staff-log.ts'

/** The server measures a picture; here every picture is one of a phone. */
const SIZE = { width: 1600, height: 1200 } as const

const TYPES: ReadonlySet<string> = new Set(FILE_LIMITS.message.types)

/** The server looks into a file; here its name says what it is. */
const check = ({ name, size }: File): void => {
  if (size > UPLOAD_SINGLE) throw new MockRefusal('FILE_TOO_LARGE')
  if (size === 0) throw new MockRefusal('FILE_BROKEN')
  const ending = name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? ''
  if (!TYPES.has(ending)) throw new MockRefusal('FILE_TYPE_REFUSED')
}

const keep = (call: MockCall, content: Blob, name: string, isPrivate: boolean): StoredFile => {
  const id = mockUuid(call.world)
  const isPicture = content.type.startsWith('image/')
  const address = isPrivate ? `/web/api/v1/files/${id}` : URL.createObjectURL(content)
  const picture = isPicture && !isPrivate ? { id, ...SIZE, variants: { 320: address, 640: address } } : null
  const size = isPicture ? SIZE : { width: null, height: null }
  const file = { id, path: address, isPrivate, name, type: content.type, size: content.size, ...size, picture }
  call.world.files = [...call.world.files, { ownerId: signedIn(call).id, file, content }]
  return file
}

const has = (files: readonly Pick<StoredFile, 'id'>[], id: string) => files.some((file) => file.id === id)

/** Somebody is a party of what the file is attached to: of a task its executors too, of a message its chat. */
const isParty = ({ tasks, replies, messages, chats }: MockWorld, userId: string, id: string): boolean => {
  const isIn = (taskId: number) => tasks.some((task) => task.id === taskId && task.author.id === userId)
  const worksOn = (taskId: number) => replies.some((one) => one.taskId === taskId && one.executor.id === userId)
  return (
    tasks.some((task) => has(task.files, id) && (isIn(task.id) || task.executorId === userId || worksOn(task.id))) ||
    replies.some((reply) => has(reply.files, id) && (isIn(reply.taskId) || reply.executor.id === userId)) ||
    messages.some(
      ({ files, chatId }) =>
        has(files, id) &&
        chats.some((chat) => chat.id === chatId && [chat.client.id, chat.executor.id].includes(userId)),
    )
  )
}

/** Staff judge what it is attached to: a complaint, papers, a task that waits or that somebody has complained about. */
const isJudged = ({ complaints, verifications, tasks }: MockWorld, id: string): boolean =>
  complaints.some(({ files }) => has(files, id)) ||
  verifications.some(({ documents }) => has(documents, id)) ||
  tasks.some(
    (task) =>
      has(task.files, id) &&
      (task.status === 'PENDING' ||
        task.revision !== null ||
        complaints.some(({ target, targetId }) => target === 'TASK' && targetId === String(task.id))),
  )

/** A file of the story, if this person may open it. */
const visibleFile = (world: MockWorld, viewer: User, id: string, mayJudge = false): UploadedFile =>
  found(
    world.files.find(
      ({ file, ownerId }) =>
        file.id === id &&
        isFileVisible({ ...file, ownerId }, viewer, {
          isParty: isParty(world, viewer.id, id),
          isJudged: mayJudge && isJudged(world, id),
        }),
    ),
  )

const attachedFiles = ({
  tasks,
  replies,
  messages,
  complaints,
  reviews,
  verifications,
  cases,
  products,
  productReviews,
  articles,
}: MockWorld): Pick<StoredFile, 'id'>[] => [
  ...[...tasks, ...replies, ...messages, ...complaints, ...reviews, ...productReviews].flatMap(({ files }) => files),
  ...verifications.flatMap(({ documents }) => documents),
  ...cases.flatMap(({ photos }) => photos),
  ...products.flatMap(({ photos }) => photos),
  ...articles.flatMap(({ cover, body }) => [...(cover ? [cover] : []), ...articleImages(body).map((id) => ({ id }))]),
]

/** Who may see what is attached, where not everything may be. */
const privacyOf: Readonly<Record<string, { readonly isPrivate: boolean }>> = {
  complaint: { isPrivate: true },
  review: { isPrivate: false },
  case: { isPrivate: false },
  product: { isPrivate: false },
  article: { isPrivate: false },
  verification: { isPrivate: true },
}

/** What the request calls the files, where it is not `fileIds`. */
const FIELDS: Readonly<Record<string, string>> = {
  review: 'photoIds',
  case: 'photoIds',
  product: 'photoIds',
  verification: 'documentIds',
}

/** Files of a thing that goes: they go with it. */
export const letGo = (world: MockWorld, files: readonly Pick<StoredFile, 'id'>[]): void => {
  world.files = world.files.filter(({ file }) => !has(files, file.id))
}

/**
 * Files that are attached to a task, a reply, a message, a complaint, a review, a verification, a work, a product or an article, in their order.
 * @param here what is attached there already
 */
export const attach = (
  call: MockCall,
  place: 'task' | 'reply' | 'message' | 'complaint' | 'review' | 'verification' | 'case' | 'product' | 'article',
  ids: readonly string[],
  here: readonly Pick<StoredFile, 'id'>[] = [],
  field: string = FIELDS[place] ?? 'fileIds',
): StoredFile[] => {
  const { world } = call
  const wanted = [...new Set(ids)]
  const used = [...attachedFiles(world), ...allFormerPictures(world)]
  const files = wanted.flatMap((id) => world.files.find(({ file }) => file.id === id) ?? [])
  const problem = attachProblem(
    wanted.length,
    files.map(({ file, ownerId }) => ({
      ...file,
      ownerId,
      isHere: has(here, file.id),
      isElsewhere: has(used, file.id),
    })),
    { ownerId: signedIn(call).id, limits: FILE_LIMITS[place], ...privacyOf[place] },
  )
  if (problem) throw unfit({ [field]: problem })
  return files.map(({ file }) => file)
}

/** Files that stay in memory; a private one is given to whom it concerns. */
export const fileHandlers = {
  uploadFiles({ body }, call) {
    if (call.uploads.length === 0) throw unfit({ files: NO_FILES })
    call.uploads.forEach(check)
    return { data: call.uploads.map((upload) => keep(call, upload, upload.name, body.isPrivate ?? false)) }
  },
  copyFiles({ body: { ids } }, call) {
    const originals = ids.map((id) => visibleFile(call.world, signedIn(call), id))
    return { data: originals.map(({ file, content }) => keep(call, content, file.name, file.isPrivate)) }
  },
  getFile({ params }, call) {
    const { world } = call
    const viewer = signedIn(call)
    const opened = visibleFile(world, viewer, params.id, true)
    const isOwn = opened.ownerId === viewer.id || !opened.file.isPrivate || isParty(world, viewer.id, params.id)
    if (!isOwn) {
      writeDeed(call, { action: 'FILE_OPENED', object: { kind: 'FILE', id: params.id, title: opened.file.name } })
    }
    return opened
  },
  deleteFile({ params: { id } }, call) {
    const { world } = call
    const viewer = signedIn(call)
    const own = found(world.files.find(({ file, ownerId }) => file.id === id && ownerId === viewer.id))
    if (viewer.avatarId === id || has([...attachedFiles(world), ...allFormerPictures(world)], id))
      throw new MockRefusal('TRANSITION_REFUSED')
    world.files = world.files.filter((one) => one !== own)
    return undefined
  },
} satisfies Pick<MockHandlers, 'uploadFiles' | 'copyFiles' | 'getFile' | 'deleteFile'>
