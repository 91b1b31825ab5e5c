import { type AnyStateMachine, getInitialSnapshot } from 'xstate'
import { declaredTransitions } from './transition-coverage.ts'

/** The states in which a lifecycle is over. */
export const endsOf = (machine: AnyStateMachine): string[] =>
  Object.values(machine.root.states)
    .filter(({ type }) => type === 'final')
    .map(({ key }) => key)

/** One line of a lifecycle's table, written out by hand: who may take an object from where to where, and by what. */
export interface LifecycleRow<Event extends { readonly type: string }, Who extends string, Case = undefined> {
  /** The status, or NEW where there is no object yet. */
  readonly from: string
  readonly event: Event
  readonly by: readonly Who[]
  readonly to: string
  /** Circumstances that let the row happen. */
  readonly given?: Case
}

/** What a lifecycle answers, as far as a table goes. */
type Answer = { readonly ok: true; readonly status: string } | { readonly ok: false; readonly refusal: string }

/** A lifecycle beside its table. */
export interface LifecycleTable<Event extends { readonly type: string }, Who extends string, Case> {
  readonly machine: AnyStateMachine
  readonly rows: readonly LifecycleRow<Event, Who, Case>[]
  readonly everybody: readonly Who[]
  decide(row: Pick<LifecycleRow<Event, Who, Case>, 'from' | 'event' | 'given'>, who: Who): Answer
}

/**
 * Where a lifecycle and its table disagree, in words; nothing when they agree: every row happens for those it names and for
 * nobody else, any other event of any state is refused for its state, and the machine declares no transition beyond the rows;
 * a state that nothing leaves is final, and no other; the occasion that the machine is given is its context.
 */
export function tableDisagreements<Event extends { readonly type: string }, Who extends string, Case = undefined>({
  machine,
  rows,
  everybody,
  decide,
}: LifecycleTable<Event, Who, Case>): string[] {
  const told = (answer: Answer) => (answer.ok ? answer.status : `refused (${answer.refusal})`)
  const wrongRows = rows.flatMap((row) =>
    everybody.flatMap((who) => {
      const answer = decide(row, who)
      const isRight = row.by.includes(who) ? answer.ok && answer.status === row.to : !answer.ok
      return isRight ? [] : [`${row.from} ${row.event.type} by ${who}: ${told(answer)}, the table says ${row.to}`]
    }),
  )

  const known = new Set(rows.map(({ from, event }) => `${from} ${event.type}`))
  const events = [...new Map(rows.map(({ event }) => [event.type, event])).values()]
  const wrongOthers = Object.keys(machine.root.states).flatMap((from) =>
    events
      .filter(({ type }) => !known.has(`${from} ${type}`))
      .flatMap((event) =>
        everybody.flatMap((who) => {
          const answer = decide({ from, event }, who)
          const isRight = !answer.ok && answer.refusal === 'WRONG_STATE'
          return isRight ? [] : [`${from} ${event.type} by ${who}: ${told(answer)}, the table does not know it`]
        }),
      ),
  )

  const own = `${machine.root.key}.`
  const declared = declaredTransitions(machine).map((name) => name.replaceAll(own, ''))
  const named = new Set(rows.map(({ from, event, to }) => `${from} ${event.type} ${to}`))
  const undeclared = declared
    .map((name) =>
      name.replace(/^(\w+) --(\w+)\[\d+\]--> \(stays\)$/, '$1 $2 $1').replace(/ --(\w+)\[\d+\]--> /, ' $1 '),
    )
    .filter((name) => !named.delete(name))
    .map((name) => `${name}: declared, the table does not know it`)

  const left = new Set(rows.map(({ from }) => from))
  const ends = new Set(endsOf(machine))
  const wrongEnds = Object.keys(machine.root.states)
    .filter((key) => left.has(key) === ends.has(key))
    .map((key) => `${key}: ${left.has(key) ? 'final, and the table leaves it' : 'not final, and nothing leaves it'}`)

  const isOccasionKept = getInitialSnapshot(machine, { actor: 'system' }).context.actor === 'system'
  const forgotten = isOccasionKept ? [] : ['the occasion that the machine is given is not its context']
  return [...wrongRows, ...wrongOthers, ...undeclared, ...wrongEnds, ...forgotten]
}
