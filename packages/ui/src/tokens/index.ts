export { contrast } from './contrast.ts'
export { type ColorPair, colorPairs } from './pairs.ts'
export {
  avatarTones,
  breakpoints,
  type ColorName,
  colors,
  layers,
  motion,
  type PaletteName,
  palette,
  radius,
  scrim,
  shadow,
  size,
  space,
  type,
} from './tokens.ts'
