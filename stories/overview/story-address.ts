/** Address of a story in the workshop; opens over the page that holds the link. */
export const storyHref = (id: string): string => `./?path=/story/${id}`

/** Address of a story alone, without the workshop around it. */
export const storyFrame = (id: string, globals: Readonly<Record<string, string>> = {}): string => {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?viewMode=story&id=${encodeURIComponent(id)}${chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''}`
}
