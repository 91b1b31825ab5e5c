// What was shared with the installed site, on its way from the service worker to the wizard. A cache keeps it, for both reach one.

/** Its name has no version: what was shared just before an update is not lost by it. */
export const SHARED_FILES = 'artel-shared-files'

/** Nobody expects the photos of another day in their task. */
const LIFETIME = 24 * 3_600_000

const NAME = 'x-name'
const KEPT_AT = 'x-kept-at'

/** Keeps files in the place of those shared before. */
export const keepSharedFiles = async (caches: CacheStorage, files: readonly File[], now: number): Promise<void> => {
  await caches.delete(SHARED_FILES)
  if (files.length === 0) return
  const cache = await caches.open(SHARED_FILES)
  for (const [index, file] of files.entries()) {
    const headers = {
      'content-type': file.type || 'application/octet-stream',
      [NAME]: encodeURIComponent(file.name),
      [KEPT_AT]: String(now),
    }
    await cache.put(`/${SHARED_FILES}/${index}`, new Response(file, { headers }))
  }
}

const fileOf = async (kept: Response | undefined, now: number): Promise<readonly File[]> => {
  if (!kept || now - Number(kept.headers.get(KEPT_AT)) > LIFETIME) return []
  const name = decodeURIComponent(kept.headers.get(NAME) ?? '')
  return [new File([await kept.blob()], name, { type: kept.headers.get('content-type') ?? '' })]
}

/** Takes what was shared, once. */
export const takeSharedFiles = async (caches: CacheStorage, now: number): Promise<readonly File[]> => {
  if (!(await caches.has(SHARED_FILES))) return []
  const cache = await caches.open(SHARED_FILES)
  const files: File[] = []
  for (const key of await cache.keys()) files.push(...(await fileOf(await cache.match(key), now)))
  await caches.delete(SHARED_FILES)
  return files
}
