import { SHARED_FILES } from '@artel/core/browser/shared-files'

/** About the files of a long visit. */
export const MOST_ASSETS = 150

const BEGINNING = 'artel-'
/** Of one build: the next one has others. */
export const assetsOf = (build: string): string => `${BEGINNING}assets-${build}`

/** What files are taken from, and what does not have to be waited for. */
export interface AssetDeps {
  readonly caches: CacheStorage
  readonly build: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly later: (work: Promise<unknown>) => void
}

/** A file from what is kept, or from the site. Files that are not there are asked for again each time. */
export const answerAsset = async (request: Request, { caches, build, fetch, later }: AssetDeps): Promise<Response> => {
  // A browser that keeps nothing, or no more, has the site all the same.
  const cache = await caches.open(assetsOf(build)).catch(() => null)
  const kept = await cache?.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const answer = await fetch(request)
  if (cache && answer.status === 200 && answer.type === 'basic') {
    later(keep(cache, request, answer.clone()).catch(() => {}))
  }
  return answer
}

const keep = async (cache: Cache, request: Request, answer: Response) => {
  await cache.put(request, answer)
  const keys = await cache.keys()
  // What came first goes first.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)))
}

/** Throws away what builds of before have left. */
export const forgetOldAssets = async (caches: CacheStorage, build: string): Promise<void> => {
  const stays = [assetsOf(build), SHARED_FILES]
  const old = (await caches.keys()).filter((name) => name.startsWith(BEGINNING) && !stays.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
