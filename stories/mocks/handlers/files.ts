import { FILE_LIMITS, type Picture, type StoredFile, UPLOAD_SINGLE, type User } from '@artel/core/contract'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import type { UploadedFile } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { found } from './allow.ts'
import { signedIn } from './signed-in.ts'

/** The server measures a picture; here every picture is one of a phone. */
const SIZE = { width: 1600, height: 1200 } as const

const TYPES: ReadonlySet<string> = new Set(FILE_LIMITS.message.types)

const check = ({ name, size }: File): void => {
  if (size > UPLOAD_SINGLE) throw new MockRefusal('FILE_TOO_LARGE')
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

/** A file of the story, if this person may open it. */
const visibleFile = ({ files }: MockWorld, viewer: User, id: string): UploadedFile => {
  const isStaff = viewer.role === 'MODERATOR' || viewer.role === 'ADMIN'
  return found(
    files.find(({ file, ownerId }) => file.id === id && (!file.isPrivate || ownerId === viewer.id || isStaff)),
  )
}

/** Attached files, in their order. */
export const filesOf = (call: MockCall, ids: readonly string[]): StoredFile[] =>
  ids.map((id) => visibleFile(call.world, signedIn(call), id).file)

/** The photos of a thing, in their order. */
export const picturesOf = (call: MockCall, ids: readonly string[]): Picture[] =>
  filesOf(call, ids).map(({ picture }) => found(picture))

/** Files that stay in memory; a private one is given to its owner and staff. */
export const fileHandlers = {
  uploadFiles({ body }, call) {
    call.uploads.forEach(check)
    return { data: call.uploads.map((upload) => keep(call, upload, upload.name, body.isPrivate ?? false)) }
  },
  copyFiles({ body: { ids } }, call) {
    const originals = ids.map((id) => visibleFile(call.world, signedIn(call), id))
    return { data: originals.map(({ file, content }) => keep(call, content, file.name, file.isPrivate)) }
  },
  getFile: ({ params }, call) => visibleFile(call.world, signedIn(call), params.id),
} satisfies Pick<MockHandlers, 'uploadFiles' | 'copyFiles' | 'getFile'>
