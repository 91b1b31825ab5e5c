import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { COVER_SIZES, COVERS_VERSION, MATERIALS } from './address/index.ts'
import { drawCover } from './index.ts'

/** Bytes that a drawing may take on its way. */
const MOST_BYTES = 4096
const seeds = [1, 7, 42, '11870', 'kak-vybrat']
const sizes = Object.values(COVER_SIZES)
const everywhere = MATERIALS.flatMap((material) => sizes.map((size) => ({ material, ...size })))

describe('a cover', () => {
  it.each(everywhere)('of $material at $width × $height weighs less than 4 KB whatever its seed', (drawing) => {
    const weights = seeds.map((seed) => gzipSync(drawCover({ ...drawing, seed })).length)
    expect(Math.max(...weights)).toBeLessThan(MOST_BYTES)
  })

  it.each(MATERIALS)('of %s is the same for a seed and another for another', (material) => {
    const draw = (seed: number) => drawCover({ material, seed, ...COVER_SIZES.tile })
    expect(draw(7)).toBe(draw(7))
    expect(draw(7)).not.toBe(draw(8))
  })

  it('is light and shade alone: white and one dark tone, nothing opaque', () => {
    for (const drawing of everywhere) {
      const svg = drawCover({ ...drawing, seed: 7 })
      const colours = new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour]) => colour))
      const paints = [...svg.matchAll(/(?:fill|stroke)="#/g)].length
      expect(colours.size).toBeLessThanOrEqual(2)
      expect([...svg.matchAll(/(?:fill|stroke)-opacity="\.\d+"/g)]).toHaveLength(paints)
    }
  })

  it('holds nothing that a policy of a page or another drawing on it could break', () => {
    for (const drawing of everywhere) {
      const svg = drawCover({ ...drawing, seed: 7 })
      expect(svg).not.toMatch(/<style|style=|class=|<script|NaN|undefined|Infinity/)
    }
  })

  it('may be painted for another colour', () => {
    const drawing = { material: 'circuit', seed: 1, ...COVER_SIZES.mark } as const
    const paint = { shade: '#123456', isDeep: false }
    expect(drawCover({ ...drawing, paint })).toContain('#123456')
    expect(drawCover(drawing)).not.toContain('#123456')
  })

  it('gets a new version when its drawing changes, for addresses are kept for a year', () => {
    const all = everywhere.map((drawing) => drawCover({ ...drawing, seed: 7 })).join('\n')
    const fingerprint = createHash('sha256').update(all).digest('hex').slice(0, 16)
    // Another fingerprint here needs another COVERS_VERSION beside it.
    expect([COVERS_VERSION, fingerprint]).toEqual([1, '275e65bc70caee6c'])
  })
})
