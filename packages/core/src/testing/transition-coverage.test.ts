import { describe, expect, it } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { manualClock } from './manual-clock.ts'
import { declaredTransitions, edgePaths, missedTransitions, watchTransitions } from './transition-coverage.ts'

const uploadMachine = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'start' } | { type: 'cancel' } },
  actors: { send: fromPromise(() => new Promise<string>(() => {})) },
  delays: { cooldown: 5000 },
}).createMachine({
  id: 'upload',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { start: 'sending' } },
    sending: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: { id: 'send', src: 'send', onDone: 'done', onError: 'judging' },
      on: { cancel: 'idle' },
    },
    judging: { always: [{ guard: ({ context }) => context.tries >= 2, target: 'dead' }, { target: 'waiting' }] },
    waiting: { after: { cooldown: 'sending' } },
    dead: { type: 'final' },
    done: { type: 'final' },
  },
})

const bounded = { stopWhen: (snapshot: { context: { tries: number } }) => snapshot.context.tries > 2 }

describe('transition coverage', () => {
  it('walks every declared transition, those of invoke, after and always too', () => {
    const paths = edgePaths(uploadMachine, bounded)

    expect(declaredTransitions(uploadMachine)).toHaveLength(7)
    expect(missedTransitions(uploadMachine, paths)).toEqual([])
  })

  it('names the transitions that no sequence takes', () => {
    const missed = missedTransitions(uploadMachine, [[{ type: 'start' }, { type: 'xstate.done.actor.send' }]])

    expect(missed).toEqual([
      'upload.sending --cancel[0]--> upload.idle',
      'upload.sending --xstate.error.actor.send[0]--> upload.judging',
      'upload.judging --always[0]--> upload.dead',
      'upload.judging --always[1]--> upload.waiting',
      'upload.waiting --xstate.after.cooldown.upload.waiting[0]--> upload.sending',
    ])
  })

  it('counts what scenarios do on the machine provided with other actors', () => {
    const clock = manualClock()
    const watch = watchTransitions(uploadMachine)
    const provided = uploadMachine.provide({ actors: { send: fromPromise(async () => 'file-1') } })
    const actor = createActor(provided, { clock, inspect: watch.inspect }).start()
    actor.send({ type: 'start' })
    actor.send({ type: 'cancel' })

    expect(watch.missed()).not.toContain('upload.sending --cancel[0]--> upload.idle')
    expect(watch.missed()).toContain('upload.sending --xstate.done.actor.send[0]--> upload.done')
  })
})
