import type { AnyEventObject, StateValue } from 'xstate'

/** What is looked at of an event to tell typing. */
interface Typed {
  readonly id: string
  readonly event: AnyEventObject
  readonly from: StateValue
  readonly to: StateValue
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the next event says all that this one has said: a field one letter further, in the same state. */
const isTypedOver = (step: Typed, next: Typed | undefined): boolean =>
  next !== undefined &&
  step.id === next.id &&
  step.event.type === next.event.type &&
  step.event.type.endsWith('.change') &&
  step.event.name === next.event.name &&
  same(step.from, step.to) &&
  same(step.to, next.to)

/** The events without the letters that a word was typed of: only the whole word stays. */
export const wordsOf = <T extends Typed>(steps: readonly T[]): readonly T[] =>
  steps.filter((step, index) => !isTypedOver(step, steps[index + 1]))
