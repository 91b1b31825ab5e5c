import { keepSharedFiles } from '@artel/core/browser/shared-files'
import { SHARE_FIELDS, sharedTaskPath } from '@artel/core/shell'

const isPhoto = (one: FormDataEntryValue): one is File => typeof one !== 'string' && one.size > 0

/** Puts the photos where the wizard finds them and leads to it with the words. */
export const takeShared = async (
  request: Request,
  { caches, now, origin }: { readonly caches: CacheStorage; readonly now: number; readonly origin: string },
): Promise<Response> => {
  const form = await request.formData().catch(() => new FormData())
  const photos = form.getAll(SHARE_FIELDS.photos).filter(isPhoto)
  // On a device without room the words arrive all the same.
  await keepSharedFiles(caches, photos, now).catch(() => {})
  const words = [SHARE_FIELDS.title, SHARE_FIELDS.text, SHARE_FIELDS.url].map((field) => form.get(field))
  return Response.redirect(origin + sharedTaskPath(words), 303)
}
