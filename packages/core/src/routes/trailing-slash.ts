/** What a browser drops from an address before it reads it: `/⇥/evil.example` is `//evil.example`. */
const DROPPED = /[\p{Cc} ]/gu

/**
 * Where a path with a trailing slash belongs (product §2: 301 to the path without it), or `null` when it is fine.
 * Repeated slashes, backslashes and control characters go too, so that `//evil.example/` can never become another host.
 * Encoded slashes are left: to a browser they are part of a word.
 */
export const withoutTrailingSlash = (path: string): string | null => {
  const clean = `/${path.replace(DROPPED, '').replaceAll('\\', '/').split('/').filter(Boolean).join('/')}`
  return clean === path ? null : clean
}
