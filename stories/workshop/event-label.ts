const OWN_EVENTS: readonly [RegExp, string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'готово: $1'],
  [/^xstate\.error\.actor\.(.+)$/, 'ошибка: $1'],
  [/^xstate\.done\.state\.(.+)$/, 'завершено: $1'],
  [/^xstate\.after\.([^.]+)\..*$/, 'спустя $1'],
  [/^$/, 'сразу'],
]

/** How a person reads the name of an event: «готово: suggestPlaces». */
export const labelOf = (event: string): string => {
  const rule = OWN_EVENTS.find(([pattern]) => pattern.test(event))
  return rule ? event.replace(...rule) : event
}
