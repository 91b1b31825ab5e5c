import type { fileOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import type { FileService } from './files.service.ts'

/** Handlers of the files' calls. The content is moved outside transactions. */
export const fileHandlers = (files: FileService): HandlersOf<typeof fileOperations> => ({
  uploadFiles: async ({ viewer, body, uploads, untilLeft }) => ({
    data: await files.upload(viewer, uploads, body.isPrivate ?? false, untilLeft()),
  }),
  copyFiles: async ({ viewer, body, mutate }) => {
    const copies = await files.copy(viewer, body.ids)
    return mutate(async (unit) => ({ data: await files.keep(unit, copies) }))
  },
  getFile: ({ viewer, params }) => files.download(viewer, params.id),
  deleteFile: ({ viewer, params, mutate }) =>
    mutate(async (unit) => {
      await files.delete(unit, viewer, params.id)
      return undefined
    }),
})
