import {
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  StateMachine,
  type StateValue,
} from 'xstate'

/** Who sent an event: the panel, a person's hand in the story, the code of the page by itself, or another machine and time. */
export type Sender = 'panel' | 'person' | 'page' | 'machine'

/** One event of a story and what came of it. */
export interface StoryStep {
  /** The machine. */
  readonly id: string
  readonly event: AnyEventObject
  readonly by: Sender
  readonly from: StateValue
  readonly to: StateValue
  /** What the machine died of. */
  readonly error?: unknown
}

/** A machine of the story, with what it was started with. */
export interface LiveActor {
  readonly actor: AnyActor
  readonly input: unknown
  /** What its storage held then, when it was given one that can be looked into. */
  readonly stored: Readonly<Record<string, string>>
  /** What its clock showed then. */
  readonly startedAt: number | undefined
}

export interface LiveStory {
  /** For the option `inspect` of every actor of a story, or for `system.inspect`. */
  inspect(event: InspectionEvent): void
  /** Watches an actor that runs already, and those that it will start. */
  watch(actor: AnyActorRef): void
  /** From now on it is another story: machines that were there before have nothing to say any more. */
  begin(): void
  /** Machines that run or have ended in the story, by id; the last one of an id counts. */
  machines(): ReadonlyMap<string, LiveActor>
  steps(): readonly StoryStep[]
  /** Calls on everything that happens to a machine of the story; answers how to stop. */
  onChange(listener: () => void): () => void
  /** Does what sends events, and writes down who sent them. */
  sendAs(by: Sender, act: () => void): void
}

/** Starting, stopping and hearing of a child's every step are no events for a person. */
const isNoise = ({ type }: AnyEventObject) =>
  type === 'xstate.init' || type === 'xstate.stop' || type.startsWith('xstate.snapshot.')

/** A hand in the story makes an event of the DOM; the code of the page that runs by itself has none under way. */
const isInHand = () => (globalThis as { event?: unknown }).event !== undefined

const circumstancesOf = (actor: AnyActor): Omit<LiveActor, 'actor'> => {
  const { input } = actor.options as { readonly input?: { readonly storage?: { readonly entries?: unknown } } }
  const entries = input?.storage?.entries
  return {
    input,
    stored: entries instanceof Map ? Object.fromEntries(entries) : {},
    startedAt: (actor.clock as { now?(): number }).now?.(),
  }
}

/** Watches the machines of the story on the stage by XState's own inspection. */
export const createLiveStory = (): LiveStory => {
  const machines = new Map<string, LiveActor>()
  let steps: StoryStep[] = []
  let sender: Sender | null = null
  let told = new WeakMap<AnyActor, StateValue>()
  const past = new WeakSet<AnyActor>()
  const created = new Set<AnyActor>()
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const isCurrent = (actor: AnyActor) => machines.get(actor.logic.id)?.actor === actor
  const change = (actor: AnyActor, event: AnyEventObject, outcome: Partial<StoryStep>) => {
    const index = steps.findLastIndex((step) => step.id === actor.logic.id && step.event === event)
    const step = steps[index]
    if (step) steps = steps.with(index, { ...step, ...outcome })
  }

  const introduce = (actor: AnyActor) => {
    const { value } = actor.getSnapshot()
    told.set(actor, value)
    machines.set(actor.logic.id, { actor, ...circumstancesOf(actor) })
    tell()
  }

  const hear = (actor: AnyActor, { event, sourceRef }: Extract<InspectionEvent, { type: '@xstate.event' }>) => {
    if (event.type === 'xstate.init') introduce(actor)
    if (!isCurrent(actor)) return
    if (!isNoise(event)) {
      const from = told.get(actor) ?? actor.getSnapshot().value
      const isOwn = sourceRef !== undefined || event.type.startsWith('xstate.')
      const by = isOwn ? 'machine' : (sender ?? (isInHand() ? 'person' : 'page'))
      steps = [...steps, { id: actor.logic.id, event, by, from, to: from }]
    }
    // A machine that dies of an event is inspected no further: it is looked at when the event is over.
    queueMicrotask(() => {
      const { status, error } = actor.getSnapshot()
      if (status !== 'error' || !isCurrent(actor)) return
      change(actor, event, { error })
      tell()
    })
  }

  const follow = (actor: AnyActor, { event, snapshot }: Extract<InspectionEvent, { type: '@xstate.snapshot' }>) => {
    if (!isCurrent(actor)) return
    const { value } = snapshot as unknown as { readonly value: StateValue }
    change(actor, event, { from: told.get(actor) ?? value, to: value })
    told.set(actor, value)
    tell()
  }

  const inspect = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActor
    if (!(actor.logic instanceof StateMachine) || past.has(actor)) return
    created.add(actor)
    if (event.type === '@xstate.event') hear(actor, event)
    if (event.type === '@xstate.snapshot') follow(actor, event)
  }

  return {
    inspect,
    watch(ref) {
      const actor = ref as AnyActor
      created.add(actor)
      introduce(actor)
      actor.system.inspect(inspect)
    },
    begin() {
      for (const actor of created) past.add(actor)
      created.clear()
      machines.clear()
      told = new WeakMap()
      steps = []
      tell()
    },
    machines: () => machines,
    steps: () => steps,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    sendAs(by, act) {
      sender = by
      try {
        act()
      } finally {
        sender = null
      }
    },
  }
}
