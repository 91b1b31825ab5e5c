/**
 * A path whose escapes mean nothing (`/50%`) as it is taken: as it is written. It leads nowhere, and its answer is a page, which
 * server and browser have to know by the same address.
 */
export const readablePath = (path: string): string => {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
