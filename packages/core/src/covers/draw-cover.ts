import type { CoverSize, Material } from './address/index.ts'
import { createDice } from './dice.ts'
import { drawBoxes } from './materials/boxes.ts'
import { drawBrick } from './materials/brick.ts'
import { drawCircuit } from './materials/circuit.ts'
import { drawFilm } from './materials/film.ts'
import { drawGrid } from './materials/grid.ts'
import { drawHex } from './materials/hex.ts'
import { drawLeaves } from './materials/leaves.ts'
import { drawPaper } from './materials/paper.ts'
import { drawParquet } from './materials/parquet.ts'
import { drawPetals } from './materials/petals.ts'
import { drawPlanks } from './materials/planks.ts'
import { drawPlaster } from './materials/plaster.ts'
import { drawSuds } from './materials/suds.ts'
import { drawTread } from './materials/tread.ts'
import type { Paint } from './paint.ts'
import type { DrawMaterial } from './shapes.ts'

interface Look {
  readonly draw: DrawMaterial
  readonly paint: Paint
}

const looks: Readonly<Record<Material, Look>> = {
  parquet: { draw: drawParquet, paint: { shade: '#421300', isDeep: false } },
  hex: { draw: drawHex, paint: { shade: '#002940', isDeep: false } },
  suds: { draw: drawSuds, paint: { shade: '#002f2c', isDeep: false } },
  boxes: { draw: drawBoxes, paint: { shade: '#3b1b00', isDeep: false } },
  planks: { draw: drawPlanks, paint: { shade: '#1e0000', isDeep: true } },
  petals: { draw: drawPetals, paint: { shade: '#430c1c', isDeep: false } },
  grid: { draw: drawGrid, paint: { shade: '#211f3f', isDeep: false } },
  circuit: { draw: drawCircuit, paint: { shade: '#000d06', isDeep: true } },
  paper: { draw: drawPaper, paint: { shade: '#36123c', isDeep: false } },
  film: { draw: drawFilm, paint: { shade: '#200000', isDeep: true } },
  tread: { draw: drawTread, paint: { shade: '#0a0501', isDeep: true } },
  leaves: { draw: drawLeaves, paint: { shade: '#152c00', isDeep: false } },
  brick: { draw: drawBrick, paint: { shade: '#480800', isDeep: false } },
  plaster: { draw: drawPlaster, paint: { shade: '#2b2315', isDeep: false } },
}

/** A drawing of a material. */
export interface CoverDrawing extends CoverSize {
  readonly material: Material
  /** The same seed is the same drawing. */
  readonly seed: string | number
  /** How much larger than usual the pieces are. */
  readonly scale?: number
  /** Light and shade for another colour than the material's own. */
  readonly paint?: Paint
}

/** Draws the light and shade of a material as an SVG without a ground: the colour is what lies below it. */
export const drawCover = ({ material, seed, width, height, scale = 1, paint }: CoverDrawing): string => {
  const look = looks[material]
  const body = look.draw({ width, height, scale }, createDice(`${material}${seed}`), paint ?? look.paint)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}
