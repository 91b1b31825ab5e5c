import { pick } from '../dice.ts'
import { createSheet, type DrawMaterial, unit } from '../shapes.ts'

/** The tread of a tyre: chevrons, the left side in the light. */
export const drawTread: DrawMaterial = ({ width, height, scale }, dice, paint) => {
  const [wide, high] = [96 * scale, 44 * scale]
  const [side, drop, thick] = [unit(wide / 2 - 4), unit(wide * 0.3), unit(high - 9)]
  const left = `l${side} ${drop}v${thick}l${-side} ${-drop}z`
  const right = `l${-side} ${drop}v${thick}l${side} ${-drop}z`
  const sheet = createSheet()
  for (let x = -wide; x < width + wide; x += wide) {
    for (let y = -high * 2; y < height + high; y += high) {
      sheet.add(pick(dice, ['light', 'shade']), `M${unit(x)} ${unit(y)}${left}`)
      sheet.add(pick(dice, ['shade', 'deep']), `M${unit(x + wide - 8)} ${unit(y)}${right}`)
    }
  }
  return sheet.markup(paint)
}
