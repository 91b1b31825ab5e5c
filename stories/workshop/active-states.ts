/** Paths of the states in which a snapshot's value is, the outer ones too. */
export const activeStates = (value: unknown, prefix = ''): readonly string[] => {
  if (typeof value === 'string') return [prefix + value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [prefix + key, ...activeStates(inner, `${prefix}${key}.`)])
}
