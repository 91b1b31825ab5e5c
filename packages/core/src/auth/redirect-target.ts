import type { Clock, KeyValueStorage } from '../ports/index.ts'

const KEY = 'artel_redirect'

/** Milliseconds after which a wanted page is not wanted any more. */
export const REDIRECT_LIFETIME = 60 * 60 * 1000

/** Whether a path without query leads to a page; the router knows. */
export type IsPage = (path: string) => boolean

/**
 * `target` when it is an address of our own pages (path, maybe query and hash), else `null`. Anything a browser could read
 * as another host is refused: `//`, backslashes, and the spaces and control characters that it would drop.
 */
export const safeRedirect = (target: string, isPage: IsPage): string | null => {
  if (target.length > 2000 || !/^\/[!-[\]-~]*$/.test(target)) return null
  const path = target.split(/[?#]/)[0] ?? ''
  return path.includes('//') || !isPage(path) ? null : target
}

/** Remembers where a guest was going when sign-in came between (product §4). An unsafe target is not remembered. */
export const rememberRedirect = (storage: KeyValueStorage, clock: Clock, target: string, isPage: IsPage): void => {
  if (safeRedirect(target, isPage) !== null) storage.set(KEY, `${clock.now()} ${target}`)
}

/** The remembered page, once: asking again gives `null`. So does a target older than {@link REDIRECT_LIFETIME}. */
export const takeRedirect = (storage: KeyValueStorage, clock: Clock, isPage: IsPage): string | null => {
  const [since = '', target = ''] = (storage.get(KEY) ?? '').split(' ')
  storage.remove(KEY)
  const age = clock.now() - Number(since)
  return age >= 0 && age <= REDIRECT_LIFETIME ? safeRedirect(target, isPage) : null
}
