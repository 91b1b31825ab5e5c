import type { Clock, KeyValueStorage } from '../ports/index.ts'

/** Milliseconds within which the same route is not reloaded twice (product §9). */
export const RELOAD_WINDOW = 10_000

const KEY = 'artel_reload'

/** Says whether a route whose code could not be loaded may be reloaded. */
export interface ReloadGuard {
  /** `true` at most once a path within the window; asking counts as reloading. */
  mayReload(path: string): boolean
}

/**
 * Keeps a page that cannot be loaded from reloading forever: the same route is reloaded once within the window (product §9).
 * `storage` has to outlive the reload, and should not outlive the tab.
 */
export const createReloadGuard = (
  storage: KeyValueStorage,
  clock: Pick<Clock, 'now'>,
  window: number = RELOAD_WINDOW,
): ReloadGuard => ({
  mayReload(path) {
    const [at, ...last] = storage.get(KEY)?.split(' ') ?? []
    const age = clock.now() - Number(at)
    if (last.join(' ') === path && age >= 0 && age < window) return false
    storage.set(KEY, `${clock.now()} ${path}`)
    return true
  },
})
