import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { manualClock, watchTransitions } from '../testing/index.ts'
import { MODAL_CHAIN_DELAY, modalsMachine } from './index.ts'

const watch = watchTransitions(modalsMachine)

const setUp = () => {
  const clock = manualClock()
  const modals = createActor(modalsMachine, { clock, inspect: watch.inspect }).start()
  return { clock, modals, names: () => modals.getSnapshot().context.stack.map((modal) => modal.name) }
}

describe('the stack of modals', () => {
  it('opens modals over each other and closes the top one', () => {
    const { modals, names } = setUp()
    modals.send({ type: 'modal.open', name: 'sign-in' })
    modals.send({ type: 'modal.open', name: 'city' })
    expect(names()).toEqual(['sign-in', 'city'])
    modals.send({ type: 'modal.close' })
    expect(names()).toEqual(['sign-in'])
  })

  it('opens a modal once, however often it is asked for', () => {
    const { modals, names } = setUp()
    modals.send({ type: 'modal.open', name: 'sign-in' })
    modals.send({ type: 'modal.open', name: 'sign-in' })
    expect(names()).toEqual(['sign-in'])
  })

  it('does nothing when there is nothing to close', () => {
    const { modals, names } = setUp()
    modals.send({ type: 'modal.close' })
    expect(names()).toEqual([])
  })

  it('chains to the next modal 500 ms after the one before has closed', () => {
    const { clock, modals, names } = setUp()
    modals.send({ type: 'modal.open', name: 'sign-in' })
    modals.send({ type: 'modal.chain', name: 'city' })
    expect(names()).toEqual([])
    clock.advance(MODAL_CHAIN_DELAY - 1)
    expect(names()).toEqual([])
    clock.advance(1)
    expect(names()).toEqual(['city'])
  })

  it('chains to a modal that is still open below without opening it twice', () => {
    const { clock, modals, names } = setUp()
    modals.send({ type: 'modal.open', name: 'registration' })
    modals.send({ type: 'modal.open', name: 'sign-in' })
    modals.send({ type: 'modal.chain', name: 'registration' })
    clock.advance(MODAL_CHAIN_DELAY)
    expect(names()).toEqual(['registration'])
  })

  it('gives up a chain when a person opens something else meanwhile', () => {
    const { clock, modals, names } = setUp()
    modals.send({ type: 'modal.open', name: 'sign-in' })
    modals.send({ type: 'modal.chain', name: 'city' })
    modals.send({ type: 'modal.open', name: 'sign-in' })
    clock.advance(MODAL_CHAIN_DELAY)
    expect(names()).toEqual(['sign-in'])
  })

  it('takes every declared transition in these scenarios', () => {
    expect(watch.missed()).toEqual([])
  })
})
