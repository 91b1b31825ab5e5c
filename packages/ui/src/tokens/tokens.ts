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
  accent: { light: 'ochre-600', dark: 'ochre-300', use: 'Звезда рейтинга' },
  'accent-surface': { light: 'ochre-50', dark: 'ochre-950', use: 'Фон значков PRO и ТОП' },
  'accent-text': { light: 'ochre-800', dark: 'ochre-100', use: 'Текст значков PRO и ТОП' },
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

/** Tones of avatars without a picture: `--avatar-<n>-surface`, `--avatar-<n>-text`; in the dark the two change places. */
export const avatarTones = ['clay', 'rose', 'plum', 'iris', 'sky', 'teal', 'moss', 'ochre'] as const

/** What floats casts a shadow, in each theme; what lies on the page has a border: `--shadow-<name>`. */
export const shadow = {
  popup: { shape: '0 8px 24px', light: 'rgb(60 45 20 / 14%)', dark: 'rgb(0 0 0 / 50%)' },
  window: { shape: '0 16px 48px', light: 'rgb(60 45 20 / 22%)', dark: 'rgb(0 0 0 / 60%)' },
} as const

/** What lies between a window and the page: `--color-scrim`. */
export const scrim = { light: 'rgb(30 24 16 / 48%)', dark: 'rgb(0 0 0 / 64%)' } as const

interface TypeStyle {
  readonly weight: 400 | 500 | 600
  /** Size and line height in px on a phone. */
  readonly phone: readonly [size: number, line: number]
  /** The same from `md` on, when it differs. */
  readonly desktop?: readonly [size: number, line: number]
  readonly use: string
}

/** Type scale, printed as `--type-<name>` for the `font` shorthand. */
export const type = {
  display: { weight: 600, phone: [32, 38], desktop: [48, 54], use: 'Главная и посадочные страницы' },
  h1: { weight: 600, phone: [26, 32], desktop: [32, 40], use: 'Название страницы, одно' },
  h2: { weight: 600, phone: [21, 28], desktop: [24, 32], use: 'Раздел страницы, окно' },
  h3: { weight: 600, phone: [18, 24], use: 'Название карточки, блок' },
  price: { weight: 600, phone: [20, 24], use: 'Цена: сильнее всего на карточке' },
  lead: { weight: 400, phone: [18, 28], use: 'Вводный абзац' },
  body: { weight: 400, phone: [16, 24], use: 'Текст, поля, кнопки' },
  strong: { weight: 500, phone: [16, 24], use: 'Кнопки, имена, подписи полей' },
  dense: { weight: 400, phone: [15, 22], use: 'Плотные списки, карточки, чат' },
  'dense-strong': { weight: 500, phone: [15, 22], use: 'Плотные кнопки, ссылки в списках' },
  caption: { weight: 400, phone: [13, 18], use: 'Дата, счётчик, подсказка' },
  'caption-strong': { weight: 500, phone: [13, 18], use: 'Значки и метки' },
} as const satisfies Record<string, TypeStyle>

/** Spacing in steps of 4 px: `--space-4` is 16 px. */
export const space = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24] as const

/** Corner radii, px: `--radius-<name>`. */
export const radius = { mark: 4, control: 8, card: 12, sheet: 16, pill: 999 } as const

/** Widths and heights, px: `--size-<name>`. */
export const size = {
  control: 44,
  'control-dense': 36,
  content: 1200,
  article: 720,
  form: 560,
} as const

/** Durations, ms: `--motion-<name>`; all become 0 under reduced motion. */
export const motion = { fast: 120, calm: 200 } as const

/** Stacking order: `--layer-<name>`. A modal of level n stands at `modal + 2n`, its scrim one below. */
export const layers = { header: 100, popup: 900, modal: 1000, toast: 1900, skip: 2000 } as const

/** Widths from which a layout changes, px: `@media (--md)` after importing media.css. */
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const
