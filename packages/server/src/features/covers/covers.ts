import { type CoverDrawing, drawCover } from '@artel/core/covers'
import type { ObjectName } from '@artel/core/covers/address'
import { createFairTurns, type Turn } from '../../platform/concurrency/fair-turns.ts'
import { type CoverPicture, renderCoverPicture } from './cover-picture.ts'
import { objectPicture } from './object-pictures.ts'

/** Covers of categories, and the objects that stand on them. Needs no database. */
export interface Covers {
  /** Light and shade as an SVG. */
  drawing(drawing: Pick<CoverDrawing, 'material' | 'seed' | 'width' | 'height'>): string
  /** A whole cover as a JPEG. */
  picture(picture: CoverPicture, turn: Turn): Promise<Buffer>
  /** An object as webp. */
  object(name: ObjectName): Promise<Buffer>
}

/** One is drawn at a time; who asks for many waits for the others. */
const TURNS = { places: 1, placesOfOne: 1, waitingOfOne: 50, waitingOfAll: 500 }
/** Pictures that are kept: networks ask for the same one several times when a link is shared. */
const KEPT_PICTURES = 50

export function createCovers(): Covers {
  const rendering = createFairTurns(TURNS)
  /** The one that was asked for the longest ago comes first. */
  const kept = new Map<string, Promise<Buffer>>()

  return {
    drawing: drawCover,

    picture(wanted, turn) {
      const key = `${wanted.material}/${wanted.object}/${wanted.seed}`
      const picture = kept.get(key) ?? rendering.run({ of: turn.of }, () => renderCoverPicture(wanted))
      kept.delete(key)
      kept.set(key, picture)
      picture.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > KEPT_PICTURES && oldest !== undefined) kept.delete(oldest)
      return picture
    },

    object: objectPicture,
  }
}
