import { createHash } from 'node:crypto'
import { offlineMarkup } from './offline-markup.ts'
import type { PrintedTokens } from './token-colours.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What is shown in the place of a page that could not be asked for. It needs no file, so the worker carries all of it.
 * @param mark the sign of the site, SVG
 */
export const offlinePage = (tokens: PrintedTokens, mark: string) => {
  const { html, style, scripts } = offlineMarkup(tokens, mark)
  return {
    html,
    policy: [
      "default-src 'none'",
      `script-src ${scripts.map(hashOf).join(' ')}`,
      `style-src ${hashOf(style)}`,
      "connect-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
