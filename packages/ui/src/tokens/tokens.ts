/**
 * The one source of the look. `npm run tokens -w @artel/ui` prints it into tokens.css and media.css;
 * Storybook's «Основы» draws itself from it. `use` is shown to designers, hence Russian.
 */

/** Raw colours, sRGB hex. Components never name these: they take a meaning from `colors`. */
export const palette = {
  'paper-0': '#ffffff',
  'paper-50': '#faf7f1',
  'paper-100': '#f3eee4',
  'paper-200': '#e7dfd1',
  'paper-300': '#d3c8b5',
  'paper-500': '#867b6a',
  'paper-700': '#51493d',
  'paper-900': '#25201a',
  'coal-950': '#14110e',
  'coal-900': '#1b1815',
  'coal-850': '#23201c',
  'coal-800': '#2d2924',
  'coal-700': '#3b352e',
  'coal-600': '#564e44',
  'coal-400': '#938979',
  'coal-200': '#d1c8ba',
  'coal-50': '#f4eee4',
  'green-50': '#e9f2ea',
  'green-300': '#8ccaa1',
  'green-200': '#aedcbc',
  'green-600': '#2c7a53',
  'green-800': '#164c36',
  'green-900': '#0e3a29',
  'green-950': '#1c3327',
  'green-975': '#0b1f15',
  'ochre-50': '#fbf0d9',
  'ochre-300': '#e4b75e',
  'ochre-600': '#a96c0c',
  'ochre-800': '#5c3c07',
  'ochre-950': '#3a2b10',
  'ochre-100': '#f3dcae',
  'red-50': '#fcecea',
  'red-200': '#f6bab1',
  'red-300': '#ef9c90',
  'red-800': '#8c1c13',
  'red-900': '#6f130c',
  'red-950': '#3d1a16',
  'red-975': '#2a0c09',
  'leaf-50': '#ecf5dc',
  'leaf-200': '#c5e29b',
  'leaf-800': '#37500f',
  'leaf-950': '#28330f',
  'sun-50': '#fff4c7',
  'sun-200': '#f3dc78',
  'sun-800': '#574403',
  'sun-950': '#372d08',
  'stone-50': '#efedea',
  'stone-200': '#d6d1ca',
  'stone-800': '#46423d',
  'stone-950': '#302d2a',
  'clay-100': '#f4ddd0',
  'clay-800': '#6b2f14',
  'rose-100': '#f3dadd',
  'rose-800': '#732636',
  'plum-100': '#ecdcee',
  'plum-800': '#5c2d66',
  'iris-100': '#dfdff2',
  'iris-800': '#363a7c',
  'sky-100': '#d5e5f0',
  'sky-800': '#164766',
  'teal-100': '#d0e8e6',
  'teal-800': '#0c4c4a',
  'moss-100': '#e0e8cd',
  'moss-800': '#3f4a12',
  'pine-100': '#cfe0d3',
  'pine-200': '#c3d6c9',
  'pine-600': '#2d6048',
  'pine-700': '#2a4a3b',
  'pine-800': '#1a4d39',
  'pine-850': '#1b392c',
  'pine-900': '#103c2b',
  'pine-950': '#12291f',
  'fir-800': '#2b4035',
  'fir-950': '#15251d',
  'cream-50': '#f8f3ea',
  'cream-200': '#d9d3c7',
  'kraft-100': '#f1e4c9',
  'kraft-300': '#dcc89d',
  'kraft-800': '#4a3d26',
  'kraft-950': '#2c2417',
  'ochre-500': '#c17d10',
  'ochre-700': '#7d4f06',
  'ochre-975': '#221702',
  'coal-975': '#100e0c',
  'parquet-light': '#f0c29f',
  'parquet-dark': '#654431',
  'hex-light': '#aed8ef',
  'hex-dark': '#264759',
  'suds-light': '#a5e0db',
  'suds-dark': '#224a4a',
  'boxes-light': '#e8c78c',
  'boxes-dark': '#624c28',
  'planks-light': '#a87156',
  'planks-dark': '#533526',
  'petals-light': '#f8c0c9',
  'petals-dark': '#633a41',
  'grid-light': '#d5d6f6',
  'grid-dark': '#3f3f5c',
  'circuit-light': '#195348',
  'circuit-dark': '#143a34',
  'paper-light': '#e4c2e9',
  'paper-dark': '#563e59',
  'film-light': '#a55d5b',
  'film-dark': '#5e3535',
  'tread-light': '#554f48',
  'tread-dark': '#39342f',
  'leaves-light': '#bfdb9f',
  'leaves-dark': '#374929',
  'brick-light': '#d4896e',
  'brick-dark': '#6d3f2f',
  'plaster-light': '#e5ddd0',
  'plaster-dark': '#4d473c',
} as const

/** Name of a raw colour. */
export type PaletteName = keyof typeof palette

interface ColorMeaning {
  readonly light: PaletteName
  readonly dark: PaletteName
  readonly use: string
}

/** Meanings of colours, printed as `--color-<name>`; each in a light and a dark theme. */
export const colors = {
  page: { light: 'paper-50', dark: 'coal-900', use: 'Фон страницы' },
  surface: { light: 'paper-0', dark: 'coal-850', use: 'Карточки, поля, шапка' },
  raised: { light: 'paper-0', dark: 'coal-800', use: 'То, что парит: меню, окна, подсказки' },
  sunken: { light: 'paper-100', dark: 'coal-950', use: 'Утопленное: дорожки, недоступные поля, цитаты' },
  hover: { light: 'paper-100', dark: 'coal-700', use: 'Строка или тихая кнопка под указателем' },
  line: { light: 'paper-200', dark: 'coal-700', use: 'Рамки карточек и разделители' },
  'line-strong': { light: 'paper-300', dark: 'coal-600', use: 'Рамка карточки под указателем' },
  'control-line': { light: 'paper-500', dark: 'coal-400', use: 'Рамка поля, флажка, второстепенной кнопки' },
  text: { light: 'paper-900', dark: 'coal-50', use: 'Основной текст' },
  'text-quiet': { light: 'paper-700', dark: 'coal-200', use: 'Второй голос: место, дата, подсказка' },
  action: { light: 'green-800', dark: 'green-300', use: 'Главная кнопка, выбор, включённое' },
  'action-hover': { light: 'green-900', dark: 'green-200', use: 'Главная кнопка под указателем' },
  'on-action': { light: 'paper-0', dark: 'green-975', use: 'Текст на главной кнопке' },
  link: { light: 'green-800', dark: 'green-200', use: 'Ссылки и тихие кнопки' },
  selected: { light: 'green-50', dark: 'green-950', use: 'Фон выбранного, своё сообщение в чате' },
  focus: { light: 'green-600', dark: 'green-200', use: 'Обводка того, где клавиатура' },
  online: { light: 'green-600', dark: 'green-300', use: 'Точка «в сети»' },
  star: { light: 'ochre-500', dark: 'ochre-300', use: 'Звезда рейтинга, мерка квоты у конца' },
  'accent-surface': { light: 'ochre-50', dark: 'ochre-950', use: 'Фон того, что просит взгляда' },
  'accent-text': { light: 'ochre-800', dark: 'ochre-100', use: 'Текст на нём' },
  solid: { light: 'ochre-700', dark: 'ochre-300', use: 'Значки PRO и ТОП, единственная сплошная охра' },
  'on-solid': { light: 'paper-0', dark: 'ochre-975', use: 'Текст на них' },
  band: { light: 'pine-900', dark: 'pine-950', use: 'Зелёная полоса: начало страницы, «Как устроено»' },
  'band-raised': { light: 'pine-800', dark: 'pine-850', use: 'Панель и фишка на полосе' },
  'band-line': { light: 'pine-600', dark: 'pine-700', use: 'Граница на полосе' },
  'on-band': { light: 'cream-50', dark: 'cream-50', use: 'Текст на полосе' },
  'on-band-quiet': { light: 'pine-100', dark: 'pine-200', use: 'Второй голос на полосе' },
  kraft: { light: 'kraft-100', dark: 'kraft-950', use: 'Полоса для исполнителей и больше ничего' },
  'kraft-line': { light: 'kraft-300', dark: 'kraft-800', use: 'Граница на крафте' },
  foot: { light: 'fir-950', dark: 'coal-975', use: 'Подвал' },
  'foot-line': { light: 'fir-800', dark: 'coal-800', use: 'Разделитель в подвале' },
  'on-foot': { light: 'cream-200', dark: 'cream-200', use: 'Текст и ссылки в подвале' },
  danger: { light: 'red-800', dark: 'red-300', use: 'Кнопка необратимого шага' },
  'danger-hover': { light: 'red-900', dark: 'red-200', use: 'Она же под указателем' },
  'on-danger': { light: 'paper-0', dark: 'red-975', use: 'Текст на ней' },
  'success-surface': { light: 'leaf-50', dark: 'leaf-950', use: 'Успех: фон' },
  'success-text': { light: 'leaf-800', dark: 'leaf-200', use: 'Успех: текст, значок, край' },
  'error-surface': { light: 'red-50', dark: 'red-950', use: 'Ошибка: фон' },
  'error-text': { light: 'red-800', dark: 'red-200', use: 'Ошибка: текст, значок, край' },
  'warning-surface': { light: 'sun-50', dark: 'sun-950', use: 'Внимание: фон' },
  'warning-text': { light: 'sun-800', dark: 'sun-200', use: 'Внимание: текст, значок, край' },
  'info-surface': { light: 'stone-50', dark: 'stone-950', use: 'Инфо: фон' },
  'info-text': { light: 'stone-800', dark: 'stone-200', use: 'Инфо: текст, значок, край' },
} as const satisfies Record<string, ColorMeaning>

/** Name of a colour meaning: `--color-<name>`. */
export type ColorName = keyof typeof colors

/** Colours of craft materials, under the light and shade of a cover: `--mat-<name>`. */
export const materials = /* @__PURE__ */ namesOfMaterials()

/** A function, so that a page which only counts tones does not load the palette for the names of materials. */
function namesOfMaterials(): string[] {
  return Object.keys(palette).flatMap((name) => /^(.+)-light$/.exec(name)?.[1] ?? [])
}

/** How strongly a material's drawing lies on its colour: `--pattern-alpha`. */
export const patternAlpha = { light: 1, dark: 0.55 } as const

/** Tones of avatars without a picture: `--avatar-<n>-surface`, `--avatar-<n>-text`; in the dark the two change places. */
export const avatarTones = ['clay', 'rose', 'plum', 'iris', 'sky', 'teal', 'moss', 'ochre'] as const

interface ShadowLayer {
  /** Offset x and y, blur and spread, px. */
  readonly shape: readonly [x: number, y: number, blur: number, spread: number]
  readonly light: Shade
  readonly dark: Shade
}

/** sRGB, and how much of it there is, from 0 to 1. */
type Shade = readonly [red: number, green: number, blue: number, alpha: number]

/** What floats or is pointed at casts a shadow; what lies on the page has a border: `--shadow-<name>`. */
export const shadow = {
  card: [
    { shape: [0, 1, 2, 0], light: [60, 45, 20, 0.05], dark: [0, 0, 0, 0.2] },
    { shape: [0, 10, 28, -14], light: [60, 45, 20, 0.2], dark: [0, 0, 0, 0.6] },
  ],
  popup: [{ shape: [0, 8, 24, 0], light: [60, 45, 20, 0.14], dark: [0, 0, 0, 0.5] }],
  window: [{ shape: [0, 16, 48, 0], light: [60, 45, 20, 0.22], dark: [0, 0, 0, 0.6] }],
} as const satisfies Record<string, readonly ShadowLayer[]>

/** What lies between a window and the page: `--color-scrim`. */
export const scrim = { light: [30, 24, 16, 0.48], dark: [0, 0, 0, 0.64] } as const satisfies Record<string, Shade>

interface TypeStyle {
  readonly weight: 400 | 500 | 600 | 700
  /** Size and line height in px on a phone. */
  readonly phone: readonly [size: number, line: number]
  /** The same from `md` on, when it differs. */
  readonly desktop?: readonly [size: number, line: number]
  /** Letter spacing, em: large letters stand closer. */
  readonly tracking?: number
  readonly use: string
}

/** Type scale, printed as `--type-<name>` for the `font` shorthand, and `--tracking-<name>` beside it. */
export const type = {
  display: { weight: 700, phone: [34, 38], desktop: [56, 60], tracking: -0.032, use: 'Главная и посадочные страницы' },
  h1: { weight: 700, phone: [28, 34], desktop: [36, 44], tracking: -0.022, use: 'Название страницы, одно' },
  h2: { weight: 700, phone: [23, 29], desktop: [28, 36], tracking: -0.018, use: 'Раздел страницы, окно' },
  h3: { weight: 600, phone: [19, 25], tracking: -0.01, use: 'Блок страницы' },
  title: { weight: 600, phone: [17, 23], tracking: -0.005, use: 'Название карточки и строки, имя' },
  'price-lg': { weight: 700, phone: [30, 36], desktop: [36, 44], tracking: -0.025, use: 'Цена сделки, тарифа' },
  price: { weight: 700, phone: [21, 26], tracking: -0.015, use: 'Цена: сильнее всего на карточке' },
  'price-sm': { weight: 700, phone: [17, 23], tracking: -0.015, use: 'Цена в списке цен, на малой карточке' },
  lead: { weight: 400, phone: [18, 27], use: 'Вводный абзац' },
  body: { weight: 400, phone: [16, 24], use: 'Текст, поля, кнопки' },
  strong: { weight: 500, phone: [16, 24], use: 'Кнопки, подписи полей' },
  dense: { weight: 400, phone: [15, 22], use: 'Плотные списки, карточки, чат' },
  'dense-strong': { weight: 500, phone: [15, 22], use: 'Плотные кнопки, ссылки в списках' },
  caption: { weight: 400, phone: [13, 18], use: 'Дата, счётчик, подсказка' },
  'caption-strong': { weight: 500, phone: [13, 18], use: 'Значки и метки' },
} as const satisfies Record<string, TypeStyle>

/** Spacing in steps of 4 px: `--space-4` is 16 px. */
export const space = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const

/** Corner radii, px: `--radius-<name>`. */
export const radius = { mark: 6, control: 8, card: 12, sheet: 16, panel: 20, pill: 999 } as const

/** Widths and heights, px: `--size-<name>`. */
export const size = {
  control: 44,
  'control-dense': 36,
  content: 1200,
  article: 720,
  form: 560,
} as const

/** What a wider window makes wider, px from phone to desktop: `--size-<name>`. */
export const roomySize = {
  gutter: [16, 32],
  band: [40, 64],
  header: [56, 68],
} as const

/** Durations, ms: `--motion-<name>`; all become 0 under reduced motion. */
export const motion = { fast: 120, calm: 200 } as const

/** Stacking order: `--layer-<name>`. A modal of level n stands at `modal + 2n`, its scrim one below. */
export const layers = { header: 100, popup: 900, modal: 1000, toast: 1900, skip: 2000 } as const

/** Widths from which a layout changes, px: `@media (--md)` after importing media.css. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
