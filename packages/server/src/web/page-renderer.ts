import type { User } from '@artel/core/contract'
import type { Transport } from '@artel/core/ports'
import type { MapTiles } from '../platform/config/geocoder.config.ts'

/** What the host gives with each page to render. */
export interface RenderContext {
  /** The API on behalf of the viewer, called in process. */
  readonly transport: Transport
  /** Who asks; `null` is a guest. */
  readonly viewer: User | null
  /** Nonce of the page's Content-Security-Policy, for its inline scripts and styles. */
  readonly nonce: string
  /** Where the site is for everybody, without a slash at the end. */
  readonly origin: string
  /** Where the letters of this computer's demo can be read; `null` to anybody else. */
  readonly lettersPath: string | null
  /** Where maps take their ground from; `null`: outlines and names of their own. */
  readonly mapTiles: MapTiles | null
}

/**
 * Renders the page of a GET request with its real status: `handle` of the app's server entry
 * (packages/app/dist/server/entry-server.js). The host adds the Content-Security-Policy and the caching headers.
 */
export type PageRenderer = (request: Request, context: RenderContext) => Promise<Response>

/** The built app. */
export interface Site {
  readonly handle: PageRenderer
  /** What of a guest's cookies their pages depend on: guests with the same are shown the same. */
  readonly variantOf: (cookies: string) => string
  /** Patterns of the pages that it has, as the route table of core writes them. */
  readonly pages: readonly string[]
  /** Folder with the files that browsers load. */
  readonly clientDir: string
}
