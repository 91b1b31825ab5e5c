export { contrast } from './contrast.ts'
export { type ColorPair, colorPairs } from './pairs.ts'
export {
  avatarTones,
  breakpoints,
  type ColorName,
  colors,
  layers,
  materials,
  motion,
  type PaletteName,
  palette,
  patternAlpha,
  radius,
  roomySize,
  scrim,
  shadow,
  size,
  space,
  type,
} from './tokens.ts'
