/**
 * Content-Security-Policy of a page. Scripts run only from our files or with the page's nonce. Style attributes are
 * allowed: rendered React sets them, and they cannot run anything.
 * @param imageSources where pictures may come from as well: an imgproxy, the tiles of maps
 */
export const pagePolicy = (nonce: string, imageSources: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...imageSources].join(' ')}`,
    // Vite puts the smallest subsets of a font into the style sheet itself.
    "font-src 'self' data:",
    // Covers the socket: same host, whatever the scheme.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
