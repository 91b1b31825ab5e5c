/**
 * A path whose escapes mean nothing (`/50%`) as it is taken: as it is written. It leads nowhere, and its answer is a page, which
 * server and browser have to know by the same address.
 */
export const readablePath = (path: string): string => {
  try {
    // Asked for its result: a bundler drops a call that it takes for pure, and what it throws with it.
    return decodeURIComponent(path) && path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
