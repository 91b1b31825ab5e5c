/** The part of the printed tokens (packages/ui/src/tokens/tokens.json) that is read outside the style sheets. */
export interface PrintedTokens {
  readonly palette: Readonly<Record<string, unknown>>
  readonly light: { readonly color: Readonly<Record<string, unknown>> }
  readonly dark: { readonly color: Readonly<Record<string, unknown>> }
}

/** The raw value of a meaning; a name that is none stops the build. */
export const colourOf = (tokens: PrintedTokens, theme: 'light' | 'dark', name: string): string => {
  const { $value: reference = '' } = (tokens[theme].color[name] ?? {}) as { $value?: string }
  const raw = tokens.palette[/^\{palette\.(.+)\}$/.exec(reference)?.[1] ?? ''] as
    | { $value: { hex: string } }
    | undefined
  if (!raw) throw new Error(`The tokens have no colour «${name}».`)
  return raw.$value.hex
}
