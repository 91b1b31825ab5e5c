import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { StartError } from '../platform/config/start-error.ts'
import type { Site } from './page-renderer.ts'

/** From `src/web` as well as from `dist/web`. */
const APP_DIST = new URL('../../../app/dist/', import.meta.url)

/**
 * Loads what `npm run build` made of packages/app.
 * @throws StartError when it has not run yet.
 */
export async function loadBuiltSite(): Promise<Site> {
  const entry = new URL('server/entry-server.js', APP_DIST)
  if (!existsSync(entry)) {
    throw new StartError(
      'Страницы ещё не собраны. Соберите их: npm run build — или запустите только API: WEB=off npm start',
    )
  }
  const { handle, pages, variantOf } = (await import(entry.href)) as Omit<Site, 'clientDir'>
  return { handle, pages, variantOf, clientDir: fileURLToPath(new URL('client/', APP_DIST)) }
}
