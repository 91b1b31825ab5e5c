import type { Material } from './materials.ts'
import type { ObjectName } from './objects.ts'

/** What a category is known by: its material and the object that stands on it. */
export interface CoverLook {
  readonly material: Material
  readonly object: ObjectName
}

const roots: Readonly<Record<string, CoverLook>> = {
  'remont-i-otdelka': { material: 'parquet', object: 'hammer' },
  'santekhnika-i-elektrika': { material: 'hex', object: 'wrench' },
  uborka: { material: 'suds', object: 'broom' },
  gruzoperevozki: { material: 'boxes', object: 'truck' },
  'mebel-i-stolyarnye-raboty': { material: 'planks', object: 'sofa' },
  'krasota-i-zdorove': { material: 'petals', object: 'lipstick' },
  'repetitory-i-obuchenie': { material: 'grid', object: 'books' },
  'kompyutery-i-it': { material: 'circuit', object: 'laptop' },
  'dizayn-i-reklama': { material: 'paper', object: 'palette' },
  'foto-video-i-prazdniki': { material: 'film', object: 'camera' },
  avto: { material: 'tread', object: 'car' },
  'sad-i-dacha': { material: 'leaves', object: 'plant' },
}

/** What nobody knows is plaster. */
export const UNKNOWN_LOOK: CoverLook = { material: 'plaster', object: 'brush' }

/** Slugs of the root categories that have a material of their own. */
export const COVERED_TRADES: readonly string[] = Object.keys(roots)

/** The look of a root category by its slug, for pages that show no others: it weighs a tenth of `lookOf`. */
export const rootLook = (slug: string): CoverLook =>
  (Object.hasOwn(roots, slug) ? roots[slug] : undefined) ?? UNKNOWN_LOOK
