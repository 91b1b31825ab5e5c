import { below, type Dice } from '../dice.ts'
import { bar, createSheet, type DrawMaterial, disc, plate, type Sheet, unit } from '../shapes.ts'

/** So many square units of board go with one trace. */
const BOARD = 2600
const PINS = 4

const addTrace = (sheet: Sheet, dice: Dice, x: number, y: number, step: number) => {
  const isLevel = dice() > 0.4
  const [start, end] = [step * (1 + below(dice, 5)), step * (1 + below(dice, 4))].map(unit) as [number, number]
  const slant = unit(step * (1 + below(dice, 2))) * (dice() > 0.5 ? 1 : -1)
  const way = isLevel ? `h${start}l${Math.abs(slant)} ${slant}h${end}` : `v${start}l${slant} ${Math.abs(slant)}v${end}`
  sheet.add('trace', `M${x} ${y}${way}`)
}

const addChip = (sheet: Sheet, x: number, y: number, step: number, scale: number) => {
  const [wide, high] = [step * 2.5, step * 1.6]
  sheet.add('deep', plate(x, y, wide, high, 4))
  for (let pin = 0; pin < PINS; pin++) {
    const at = x + (6 + pin * 13) * scale
    sheet.add('light', bar(at, y - 5 * scale, 6 * scale, 5 * scale))
    sheet.add('light', bar(at, y + high, 6 * scale, 5 * scale))
  }
}

/** A printed board: traces, contacts and chips. */
export const drawCircuit: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const step = 24 * scale
  const sheet = createSheet()
  const onBoard = (length: number) => unit(Math.round((dice() * length) / step) * step)
  for (let drawn = 0; drawn < (width * height) / (BOARD * scale * scale); drawn++) {
    const [x, y] = [onBoard(width), onBoard(height)]
    addTrace(sheet, dice, x, y, step)
    sheet.add('light', disc(x, y, 5 * scale))
    if (dice() > 0.72) addChip(sheet, x, y, step, scale)
  }
  return sheet.markup(paint)
}
