import {
  avatarTones,
  breakpoints,
  colors,
  layers,
  motion,
  palette,
  radius,
  scrim,
  shadow,
  size,
  space,
  type,
} from './tokens.ts'

const header = '/* Printed from tokens.ts by `npm run tokens -w @artel/ui`. Do not edit. */\n'
const rem = (px: number) => `${px / 16}rem`

function block(selector: string, lines: readonly string[], indent = '  '): string {
  return `${indent}${selector} {\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}\n`
}

function font(weight: number, [fontSize, line]: readonly [number, number]): string {
  return `${weight} ${rem(fontSize)} / ${rem(line)} var(--font)`
}

const raw = Object.entries(palette).map(([name, hex]) => `--raw-${name}: ${hex};`)

const meanings = Object.entries(colors).map(
  ([name, { light, dark }]) => `--color-${name}: light-dark(var(--raw-${light}), var(--raw-${dark}));`,
)

const avatars = avatarTones.flatMap((tone, n) => [
  `--avatar-${n}-surface: light-dark(var(--raw-${tone}-100), var(--raw-${tone}-800));`,
  `--avatar-${n}-text: light-dark(var(--raw-${tone}-800), var(--raw-${tone}-100));`,
])

const floats = [
  `--color-scrim: light-dark(${scrim.light}, ${scrim.dark});`,
  ...Object.entries(shadow).map(
    ([name, { shape, light, dark }]) => `--shadow-${name}: ${shape} light-dark(${light}, ${dark});`,
  ),
]

const typeStyles = Object.entries(type).map(([name, style]) => `--type-${name}: ${font(style.weight, style.phone)};`)

const desktopTypeStyles = Object.entries(type).flatMap(([name, style]) =>
  'desktop' in style ? [`--type-${name}: ${font(style.weight, style.desktop)};`] : [],
)

const measures = [
  ...space.map((step) => `--space-${step}: ${rem(step * 4)};`),
  ...Object.entries(radius).map(([name, px]) => `--radius-${name}: ${px}px;`),
  ...Object.entries(size).map(([name, px]) => `--size-${name}: ${rem(px)};`),
  ...Object.entries(layers).map(([name, z]) => `--layer-${name}: ${z};`),
]

const motions = Object.entries(motion).map(([name, ms]) => `--motion-${name}: ${ms}ms;`)
const still = Object.keys(motion).map((name) => `--motion-${name}: 0ms;`)

/** Text of tokens.css: layer order, fonts, reset, base, then the custom properties. */
export function printTokens(): string {
  return [
    header,
    '@layer reset, tokens, base, kit, screens;\n\n',
    '@import "./fonts.css";\n@import "./reset.css" layer(reset);\n@import "./base.css" layer(base);\n\n',
    '@layer tokens {\n',
    block(':root', [
      'color-scheme: light dark;',
      ...raw,
      ...meanings,
      ...avatars,
      ...floats,
      ...typeStyles,
      ...measures,
      ...motions,
    ]),
    `\n${block(':root[data-theme="light"]', ['color-scheme: light;'])}`,
    `\n${block(':root[data-theme="dark"]', ['color-scheme: dark;'])}`,
    `\n  @media (width >= ${breakpoints.md}px) {\n${block(':root', desktopTypeStyles, '    ')}  }\n`,
    `\n  @media (prefers-reduced-motion: reduce) {\n${block(':root', still, '    ')}  }\n`,
    '}\n',
  ].join('')
}

/** Text of media.css: the breakpoints as custom media; a module imports it to use them. */
export function printMedia(): string {
  const lines = Object.entries(breakpoints).map(([name, px]) => `@custom-media --${name} (width >= ${px}px);\n`)
  return header + lines.join('')
}
