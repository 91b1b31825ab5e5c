import {
  avatarTones,
  breakpoints,
  colors,
  layers,
  materials,
  motion,
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

const covers = materials.map((name) => `--mat-${name}: light-dark(var(--raw-${name}-light), var(--raw-${name}-dark));`)

const rgb = ([red, green, blue, alpha]: readonly number[]) =>
  `rgb(${red} ${green} ${blue} / ${Math.round((alpha ?? 1) * 100)}%)`

const floats = [
  `--color-scrim: light-dark(${rgb(scrim.light)}, ${rgb(scrim.dark)});`,
  ...Object.entries(shadow).map(([name, layersOf]) => {
    const printed = layersOf.map(
      ({ shape, light, dark }) =>
        `${shape.map((px) => (px === 0 ? '0' : `${px}px`)).join(' ')} light-dark(${rgb(light)}, ${rgb(dark)})`,
    )
    const [gap, between] = printed.length > 1 ? ['\n      ', ',\n      '] : [' ', '']
    return `--shadow-${name}:${gap}${printed.join(between)};`
  }),
]

const typeStyles = Object.entries(type).flatMap(([name, style]) => [
  `--type-${name}: ${font(style.weight, style.phone)};`,
  ...('tracking' in style ? [`--tracking-${name}: ${style.tracking}em;`] : []),
])

const desktopStyles = [
  ...Object.entries(type).flatMap(([name, style]) =>
    'desktop' in style ? [`--type-${name}: ${font(style.weight, style.desktop)};`] : [],
  ),
  ...Object.entries(roomySize).map(([name, [, desktop]]) => `--size-${name}: ${rem(desktop)};`),
]

const measures = [
  ...space.map((step) => `--space-${step}: ${rem(step * 4)};`),
  ...Object.entries(radius).map(([name, px]) => `--radius-${name}: ${px}px;`),
  ...Object.entries(size).map(([name, px]) => `--size-${name}: ${rem(px)};`),
  ...Object.entries(roomySize).map(([name, [phone]]) => `--size-${name}: ${rem(phone)};`),
  ...Object.entries(layers).map(([name, z]) => `--layer-${name}: ${z};`),
]

const motions = Object.entries(motion).map(([name, ms]) => `--motion-${name}: ${ms}ms;`)
const still = Object.keys(motion).map((name) => `--motion-${name}: 0ms;`)

const dimmed = `--pattern-alpha: ${patternAlpha.dark};`

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
      ...covers,
      `--pattern-alpha: ${patternAlpha.light};`,
      ...floats,
      ...typeStyles,
      ...measures,
      ...motions,
    ]),
    `\n${block(':root[data-theme="light"]', ['color-scheme: light;'])}`,
    `\n${block(':root[data-theme="dark"]', ['color-scheme: dark;', dimmed])}`,
    `\n  @media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme="light"])', [dimmed], '    ')}  }\n`,
    `\n  @media (width >= ${breakpoints.md}px) {\n${block(':root', desktopStyles, '    ')}  }\n`,
    `\n  @media (prefers-reduced-motion: reduce) {\n${block(':root', still, '    ')}  }\n`,
    '}\n',
  ].join('')
}

/** Text of media.css: the breakpoints as custom media; a module imports it to use them. */
export function printMedia(): string {
  const lines = Object.entries(breakpoints).map(([name, px]) => `@custom-media --${name} (width >= ${px}px);\n`)
  return header + lines.join('')
}
