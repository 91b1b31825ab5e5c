import { type AnyTransitionDefinition, and, or } from 'xstate'

type Guard = NonNullable<AnyTransitionDefinition['guard']>

/** `event.step` for what is read of the event: parameters are functions, and a picture knows no event yet. */
const pathOf = (name: string): unknown =>
  new Proxy(() => name, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return () => name
      return pathOf(`${name}.${String(key)}`)
    },
    apply: () => pathOf(`${name}(…)`),
  })

const isPath = (value: unknown): value is () => string => typeof value === 'function'

const written = (value: unknown): string => {
  if (isPath(value)) return String(value)
  if (Array.isArray(value)) return value.map(written).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key}: ${written(inner)}`)
    .join(', ')
}

const COMPUTED = 'по событию'

const paramsOf = (params: unknown): string => {
  if (typeof params !== 'function') return written(params)
  try {
    const value: unknown = params({ context: pathOf('context'), event: pathOf('event') })
    // What is computed of an event cannot be told without one.
    return typeof value === 'object' || isPath(value) ? written(value) : COMPUTED
  } catch {
    return COMPUTED
  }
}

interface Joint {
  readonly check: unknown
  readonly guards: readonly Guard[]
}
/** By their checks: a minifier keeps no names. */
const [AND, OR] = [and([]), or([])].map((guard) => (guard as unknown as Joint).check)

/** A condition as a person reads it: `isFilled(details)`, `не isOutdated`, `isWhole и isSignedIn`. */
export const guardLabel = (guard: Guard): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && 'type' in guard) {
    const { type, params } = guard as { readonly type: string; readonly params?: unknown }
    return params === undefined ? type : `${type}(${paramsOf(params)})`
  }
  const { guards, check } = guard as unknown as Partial<Joint>
  if (!guards) return 'условие'
  const inner = guards.map(guardLabel)
  if (check === AND) return inner.join(' и ')
  return check === OR ? inner.join(' или ') : `не ${inner.join(', ')}`
}
