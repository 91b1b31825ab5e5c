/** A window, in CSS pixels, and a theme that a story run looks at every story in. */
export interface Look {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
  /** Its pictures are kept and axe looks at it; of the others a mark is kept: what stands where in which colours. */
  readonly isKept: boolean
}

/** Room for the window of a story while it is played, around it Vitest's own page: every frame of a larger one costs more. */
export const STAGE = { width: 1600, height: 1000 } as const

/** The tallest page that is pictured whole. */
export const TALLEST = 10_000

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 720 }

/** In the order of the run: a story is played on a light desktop, and each next look changes as little as it can. */
export const looks: readonly Look[] = [
  { name: 'desktop-light', ...desktop, theme: 'light', isKept: true },
  { name: 'desktop-dark', ...desktop, theme: 'dark', isKept: false },
  { name: 'phone-dark', ...phone, theme: 'dark', isKept: true },
  { name: 'phone-light', ...phone, theme: 'light', isKept: false },
]

/** What a story says of the window that it is made for. */
export interface StoryWindow {
  readonly parameters: {
    readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string } }>> }
  }
  readonly globals?: { readonly viewport?: { readonly value?: string } }
}

/** A story made for one width is looked at in that one: at another it would show the story that it extends. */
export const looksOf = ({ parameters, globals }: StoryWindow): readonly Look[] => {
  const name = globals?.viewport?.value
  if (name === undefined) return looks
  const width = Number.parseInt(parameters.viewport?.options?.[name]?.styles.width ?? '', 10)
  const isPhone = name === 'phone'
  return looks
    .filter((look) => (look.width === phone.width) === isPhone)
    .map((look) => ({ ...look, width: width || look.width }))
}
