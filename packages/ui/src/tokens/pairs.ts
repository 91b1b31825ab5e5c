import { avatarTones, type ColorName, colors, type PaletteName, palette } from './tokens.ts'

/** Two colours that meet on a screen, and how far apart they have to be. */
export interface ColorPair {
  readonly front: string
  readonly back: string
  readonly light: readonly [front: string, back: string]
  readonly dark: readonly [front: string, back: string]
  /** 7 for text (AAA); 3 for outlines, dots and icons (AA). */
  readonly atLeast: 7 | 3
}

const everywhere = ['page', 'surface', 'raised', 'sunken', 'hover', 'selected'] as const
const grounds = ['page', 'surface', 'raised'] as const
const notices = ['success', 'error', 'warning', 'info'] as const

const text: (readonly [ColorName, readonly ColorName[]])[] = [
  ['text', [...everywhere, 'accent-surface']],
  ['text-quiet', everywhere],
  ['link', everywhere],
  ['error-text', grounds],
  ['success-text', grounds],
  ['on-action', ['action', 'action-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['accent-text', ['accent-surface']],
  ['on-solid', ['solid']],
  ['on-band', ['band', 'band-raised']],
  ['on-band-quiet', ['band', 'band-raised']],
  ['band', ['on-band']],
  ['text', ['kraft']],
  ['text-quiet', ['kraft']],
  ['link', ['kraft']],
  ['on-foot', ['foot']],
  ['on-band', ['foot']],
  ...notices.map((kind) => [`${kind}-text`, [`${kind}-surface`]] as const),
  ...notices.map((kind) => ['text', [`${kind}-surface`]] as const),
]

const marks: (readonly [ColorName, readonly ColorName[]])[] = [
  ['control-line', grounds],
  ['action', everywhere],
  ['focus', everywhere],
  ['online', everywhere],
  ['star', grounds],
  ['danger', grounds],
]

function pair(front: ColorName, back: ColorName, atLeast: 7 | 3): ColorPair {
  return {
    front,
    back,
    light: [palette[colors[front].light], palette[colors[back].light]],
    dark: [palette[colors[front].dark], palette[colors[back].dark]],
    atLeast,
  }
}

function avatarPair(tone: (typeof avatarTones)[number]): ColorPair {
  const [ink, tint] = [`${tone}-800`, `${tone}-100`] as const satisfies readonly PaletteName[]
  return {
    front: `avatar ${ink}`,
    back: tint,
    light: [palette[ink], palette[tint]],
    dark: [palette[tint], palette[ink]],
    atLeast: 7,
  }
}

/** Every pair the kit puts on a screen; tokens.test.ts holds each to its contrast in both themes. */
export const colorPairs: readonly ColorPair[] = [
  ...text.flatMap(([front, backs]) => backs.map((back) => pair(front, back, 7))),
  ...marks.flatMap(([front, backs]) => backs.map((back) => pair(front, back, 3))),
  ...avatarTones.map(avatarPair),
]
