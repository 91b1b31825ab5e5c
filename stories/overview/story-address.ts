const globalsParam = (globals: Readonly<Record<string, string>>): string => {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''
}

/** Address of a story in the workshop; opens over the page that holds the link. */
export const storyHref = (id: string, globals: Readonly<Record<string, string>> = {}): string =>
  `./?path=/story/${id}${globalsParam(globals)}`

/** Address of a story alone, without the workshop around it. */
export const storyFrame = (id: string, globals: Readonly<Record<string, string>> = {}): string =>
  `iframe.html?viewMode=story&id=${encodeURIComponent(id)}${globalsParam(globals)}`
