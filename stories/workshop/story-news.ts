import type { LiveMachine, LoggedEvent } from './chart-news.ts'
import type { LiveStory, StoryStep } from './live-story.ts'
import { wordsOf } from './typing.ts'

/** More a person does not read, and the channel should not carry. */
const LOG_LENGTH = 200

const DEEP = 4

/** What can be shown of a value: data as it is, everything else by its kind. */
const shown = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'function') return '(функция)'
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return value.message
  if (depth >= DEEP) return '…'
  if (Array.isArray(value)) return value.map((inner) => shown(inner, depth + 1))
  if (![Object.prototype, null].includes(Object.getPrototypeOf(value)))
    return `(${value.constructor?.name ?? 'объект'})`
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner, depth + 1)]))
}

type Numbered = StoryStep & { readonly index: number }

const logged = ({ id, event: { type, ...data }, by, from, to, error, index }: Numbered): LoggedEvent => ({
  index,
  machine: id,
  type,
  data: shown(data) as LoggedEvent['data'],
  by,
  from,
  to,
  isFatal: error !== undefined,
})

/** The log of a story, the last events of a long one. */
export const logOf = (story: LiveStory): readonly LoggedEvent[] =>
  wordsOf(story.steps().map((step, index) => ({ ...step, index })))
    .slice(-LOG_LENGTH)
    .map(logged)

/** Where the machines of a story stand: those that run come first. */
export const machinesOf = (story: LiveStory): readonly LiveMachine[] =>
  [...story.machines()]
    .map(([id, { actor }]): LiveMachine => {
      const { value, status } = actor.getSnapshot()
      return { id, value, status }
    })
    .sort((one, other) => Number(other.status === 'active') - Number(one.status === 'active'))
