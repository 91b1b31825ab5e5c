import { Actor, type AnyActorLogic, type AnyActorRef, type AnyMachineSnapshot, StateMachine } from 'xstate'

type Listener = (id: string, snapshot: AnyMachineSnapshot) => void

const running = new Map<string, AnyActorRef>()
const listeners = new Set<Listener>()

const tell = (id: string, snapshot: AnyMachineSnapshot) => {
  for (const listener of listeners) listener(id, snapshot)
}

const watch = (actor: AnyActorRef, id: string): void => {
  running.set(id, actor)
  tell(id, actor.getSnapshot())
  // One that has ended stays, to be told of to a panel that opens later: it shows where the machine stopped.
  // One that another has replaced, or that belongs to the story before, has nothing to say any more.
  const step = () => {
    if (running.get(id) === actor) tell(id, actor.getSnapshot())
  }
  actor.subscribe({ next: step, complete: step, error: step })
}

/**
 * From now on knows every machine that is started, wherever in a screen: screens make their actors themselves, and a
 * workshop should not ask them to do otherwise. The last one of an id counts.
 */
export const watchLiveActors = (): void => {
  const { start } = Actor.prototype
  Actor.prototype.start = function (this: Actor<AnyActorLogic>) {
    const isNew = this.getSnapshot().status === 'active' && ![...running.values()].includes(this)
    start.call(this)
    if (isNew && this.logic instanceof StateMachine) watch(this, this.logic.id)
    return this
  }
}

/** Machines that run in the story or have ended in it, by id; the status of the snapshot tells which. */
export const liveActors = (): ReadonlyMap<string, AnyActorRef> => running

/** Forgets what ran before: machines of the last story, and those that only computed its args. */
export const forgetLiveActors = (): void => running.clear()

/** Calls on every step of every running machine; answers how to stop. */
export const onLiveStep = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
