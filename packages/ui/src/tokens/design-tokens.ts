import {
  avatarTones,
  colors,
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

/**
 * The tokens in the format of the W3C Design Tokens Community Group (2025.10), for Figma and its plugins. The format knows no
 * themes: what differs stands in the groups `light` and `dark` under one name, what a wider window changes in `phone` and
 * `desktop`.
 */

type Theme = 'light' | 'dark'

const px = (value: number) => ({ value, unit: 'px' })

const mapValues = <In, Out>(values: Readonly<Record<string, In>>, change: (value: In, name: string) => Out) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))

const components = (hex: string) => [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255))

const round = (value: number) => Math.round(value * 10_000) / 10_000

const hexColour = (hex: string) => ({ $value: { colorSpace: 'srgb', components: components(hex), hex } })

const shade = ([red, green, blue, alpha]: readonly [number, number, number, number]) => ({
  colorSpace: 'srgb',
  components: [red, green, blue].map((channel) => round(channel / 255)),
  alpha,
})

const alias = (name: string) => `{palette.${name}}`

const themed = (theme: Theme) => ({
  color: {
    $type: 'color',
    ...mapValues(colors, (meaning: { light: string; dark: string; use: string }) => ({
      $value: alias(meaning[theme]),
      $description: meaning.use,
    })),
    scrim: { $value: shade(scrim[theme]) },
  },
  material: {
    $type: 'color',
    ...Object.fromEntries(materials.map((name) => [name, { $value: alias(`${name}-${theme}`) }])),
  },
  'pattern-alpha': { $type: 'number', $value: patternAlpha[theme] },
  avatar: {
    $type: 'color',
    ...Object.fromEntries(
      avatarTones.map((tone) => {
        const [surface, text] = theme === 'light' ? [100, 800] : [800, 100]
        return [tone, { surface: { $value: alias(`${tone}-${surface}`) }, text: { $value: alias(`${tone}-${text}`) } }]
      }),
    ),
  },
  shadow: {
    $type: 'shadow',
    ...mapValues(shadow, (layers) => ({
      $value: layers.map(({ shape: [x, y, blur, spread], [theme]: colour }) => ({
        color: shade(colour),
        offsetX: px(x),
        offsetY: px(y),
        blur: px(blur),
        spread: px(spread),
      })),
    })),
  },
})

interface Style {
  readonly weight: number
  readonly phone: readonly [number, number]
  readonly desktop?: readonly [number, number]
  readonly tracking?: number
  readonly use: string
}

const typography = (window: 'phone' | 'desktop') => ({
  $type: 'typography',
  ...mapValues(type as Readonly<Record<string, Style>>, ({ weight, phone, desktop, tracking = 0, use }) => {
    const [fontSize, line] = window === 'desktop' && desktop ? desktop : phone
    return {
      $description: use,
      $value: {
        fontFamily: 'Golos Text',
        fontWeight: weight,
        fontSize: px(fontSize),
        letterSpacing: px(round(fontSize * tracking)),
        lineHeight: round(line / fontSize),
      },
    }
  }),
})

const windowed = (window: 'phone' | 'desktop') => ({
  type: typography(window),
  size: {
    $type: 'dimension',
    ...mapValues(roomySize, ([phone, desktop]) => ({ $value: px(window === 'phone' ? phone : desktop) })),
  },
})

const dimensions = (values: Readonly<Record<string, number>>) => ({
  $type: 'dimension',
  ...mapValues(values, (value) => ({ $value: px(value) })),
})

/** Text of tokens.json. */
export const printDesignTokens = (): string =>
  `${JSON.stringify(
    {
      $description: 'Артель. Printed from tokens.ts by `npm run tokens -w @artel/ui`. Do not edit.',
      palette: { $type: 'color', ...mapValues(palette, hexColour) },
      light: themed('light'),
      dark: themed('dark'),
      phone: windowed('phone'),
      desktop: windowed('desktop'),
      space: dimensions(Object.fromEntries(space.map((step) => [String(step), step * 4]))),
      radius: dimensions(radius),
      size: dimensions(size),
      motion: { $type: 'duration', ...mapValues(motion, (ms) => ({ $value: { value: ms, unit: 'ms' } })) },
    },
    null,
    2,
  )}\n`
