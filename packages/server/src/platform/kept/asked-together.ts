import { setImmediate as thisTurn } from 'node:timers/promises'

/**
 * Asks for many what each asks for alone: whoever comes while a question is on its way goes with the next one, which begins after
 * they came. So what they hear is never older than their asking.
 * @param ask answers by key; a key that is left out has no answer
 */
export function askedTogether<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
): (key: Key) => Promise<Answer | undefined> {
  let waiting: { readonly keys: Set<Key>; readonly answers: Promise<ReadonlyMap<Key, Answer>> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  const gathered = () => {
    const keys = new Set<Key>()
    const answers = last.then(async () => {
      // All whose requests came in the same turn of the event loop go together.
      await thisTurn()
      waiting = undefined
      return ask([...keys])
    })
    last = answers.catch(() => {})
    return { keys, answers }
  }

  return async (key) => {
    waiting ??= gathered()
    waiting.keys.add(key)
    return (await waiting.answers).get(key)
  }
}
