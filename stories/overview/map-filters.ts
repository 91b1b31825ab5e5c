/** What «Карта экранов» is narrowed to; empty texts narrow nothing. */
export interface MapFilters {
  readonly search: string
  readonly area: string
  readonly persona: string
  /** Only screens and states that are missing. */
  readonly isGapsOnly: boolean
}

export const noFilters: MapFilters = { search: '', area: '', persona: '', isGapsOnly: false }

/** Filters that an address names. */
export const filtersIn = (query: string): MapFilters => {
  const params = new URLSearchParams(query)
  return {
    search: params.get('search') ?? '',
    area: params.get('area') ?? '',
    persona: params.get('persona') ?? '',
    isGapsOnly: params.get('gaps') === 'only',
  }
}

/** The same address with these filters, and nothing of those that narrow nothing. */
export const withFilters = (query: string, { search, area, persona, isGapsOnly }: MapFilters): string => {
  const params = new URLSearchParams(query)
  const own = { search: search.trim(), area, persona, gaps: isGapsOnly ? 'only' : '' }
  for (const [name, value] of Object.entries(own)) {
    if (value === '') params.delete(name)
    else params.set(name, value)
  }
  // Storybook writes its path with slashes, and so do people who read it.
  return `?${params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%3B', ';')}`
}
