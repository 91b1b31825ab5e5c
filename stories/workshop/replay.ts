import type { AnyActor } from 'xstate'
import type { LiveStory, StoryStep } from './live-story.ts'

/** How long a machine may take to come where it was; how long the page may take to send an event by itself. */
const [PATIENCE, OWN_PATIENCE, PAUSE] = [3000, 300, 20]

export interface ReplayOptions {
  /** Whether somebody has started something else meanwhile. */
  readonly isOver: () => boolean
  readonly sleep?: (ms: number) => Promise<unknown>
}

const sleeping = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const sameData = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * How to come back to the event at `index` (−1: to the beginning): whether the story plays its own `played` first events once
 * more, and which are sent to it. To stop amid its own events it must not play at all.
 */
export const wayBack = (steps: readonly StoryStep[], index: number, played: number) => {
  const wanted = steps.slice(0, index + 1)
  const isPlayed = index < 0 || wanted.length >= played
  return { isPlayed, left: isPlayed ? wanted.slice(played) : wanted }
}

/**
 * Sends the events of `steps` to the machines of a story that has just been started anew, each when its machine stands where
 * it stood then. What other machines and time sent comes by itself, and so does much of what the page sends. Answers what is
 * different from then, in words for a designer; `null` when the story is where it was.
 */
export const replay = async (
  story: LiveStory,
  steps: readonly StoryStep[],
  { isOver, sleep = sleeping }: ReplayOptions,
): Promise<string | null> => {
  const until = async (isTrue: () => boolean, patience: number) => {
    for (let waited = 0; waited < patience && !isTrue() && !isOver(); waited += PAUSE) await sleep(PAUSE)
    return isTrue()
  }
  const claimed = new Set<StoryStep['event']>()
  /** The same event, sent by the new story itself. */
  const own = ({ id, event }: StoryStep) =>
    story.steps().find((step) => step.id === id && !claimed.has(step.event) && sameData(step.event, event))
  const actorOf = (id: string): AnyActor | undefined => story.machines().get(id)?.actor

  for (const step of steps) {
    if (isOver()) return null
    const { id, event, by, from } = step
    if (by === 'machine') continue
    if (by === 'page') {
      await until(() => own(step) !== undefined, OWN_PATIENCE)
      const sent = own(step)
      if (sent) {
        claimed.add(sent.event)
        continue
      }
    }
    await until(() => sameData(actorOf(id)?.getSnapshot().value, from), PATIENCE)
    const actor = actorOf(id)
    if (!actor) return `Повтор остановился на событии ${event.type}: машина ${id} на этот раз не запустилась.`
    const copy = { ...event }
    claimed.add(copy)
    story.sendAs(by, () => actor.send(copy))
  }

  const last = steps.at(-1)
  if (!last) return null
  const isThere = await until(() => sameData(actorOf(last.id)?.getSnapshot().value, last.to), PATIENCE)
  if (isThere || isOver()) return null
  const [now, then] = [actorOf(last.id)?.getSnapshot().value, last.to].map((value) => JSON.stringify(value))
  return `События повторены, но машина ${last.id} стоит в ${now}, а тогда стояла в ${then}.`
}
