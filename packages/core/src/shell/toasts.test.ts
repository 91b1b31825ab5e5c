import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { manualClock, watchTransitions } from '../testing/index.ts'
import { TOAST_KINDS, TOAST_TIMEOUT, TOAST_TITLES, type ToastKind, toastsMachine } from './index.ts'

const watch = watchTransitions(toastsMachine)

const setUp = () => {
  const clock = manualClock()
  const toasts = createActor(toastsMachine, { clock, inspect: watch.inspect }).start()
  const show = (text: string | null, timeout?: number, kind: ToastKind = 'info') =>
    toasts.send({ type: 'toast.show', kind, text, timeout, at: clock.now() })
  return { clock, toasts, show, texts: () => toasts.getSnapshot().context.toasts.map((toast) => toast.text) }
}

describe('toasts', () => {
  it('has a title for each of the four kinds of the specification', () => {
    expect(TOAST_KINDS.map((kind) => TOAST_TITLES[kind])).toEqual(['Успех!', 'Ошибка!', 'Внимание!', 'Инфо'])
  })

  it('leaves after 5000 ms unless told otherwise', () => {
    const { clock, show, texts } = setUp()
    show('обычное')
    show('долгое', 8000)
    clock.advance(TOAST_TIMEOUT - 1)
    expect(texts()).toEqual(['обычное', 'долгое'])
    clock.advance(1)
    expect(texts()).toEqual(['долгое'])
    clock.advance(3000)
    expect(texts()).toEqual([])
  })

  it('takes its id from the moment of creation and never repeats one', () => {
    const { clock, toasts, show } = setUp()
    show('первое')
    show('второе')
    show('третье')
    const ids = toasts.getSnapshot().context.toasts.map((toast) => toast.id)
    expect(ids).toEqual([clock.now(), clock.now() + 1, clock.now() + 2])
  })

  it('does not take over the id of one that has gone within the same millisecond', () => {
    const { clock, toasts, show } = setUp()
    show('первое')
    toasts.send({ type: 'toast.dismiss', id: clock.now() })
    show('второе')
    expect(toasts.getSnapshot().context.toasts.map((toast) => toast.id)).toEqual([clock.now() + 1])
  })

  it('goes when it is dismissed, also while the toasts are held', () => {
    const { toasts, show, texts } = setUp()
    show('первое')
    show('второе')
    const [first, second] = toasts.getSnapshot().context.toasts
    toasts.send({ type: 'toast.dismiss', id: first?.id ?? 0 })
    expect(texts()).toEqual(['второе'])
    toasts.send({ type: 'toasts.hold' })
    toasts.send({ type: 'toast.dismiss', id: second?.id ?? 0 })
    expect(texts()).toEqual([])
  })

  it('stays while the pointer or the focus is on the toasts, new ones included, and gets its whole time afterwards', () => {
    const { clock, toasts, show, texts } = setUp()
    show('раньше')
    toasts.send({ type: 'toasts.hold' })
    show('позже')
    clock.advance(10 * TOAST_TIMEOUT)
    expect(texts()).toEqual(['раньше', 'позже'])
    toasts.send({ type: 'toasts.release' })
    clock.advance(TOAST_TIMEOUT - 1)
    expect(texts()).toEqual(['раньше', 'позже'])
    clock.advance(1)
    expect(texts()).toEqual([])
  })

  it('gets its whole time however short the pointer was on the toasts', () => {
    const { clock, toasts, show, texts } = setUp()
    show('раньше')
    clock.advance(1000)
    toasts.send({ type: 'toasts.hold' })
    show('позже')
    clock.advance(1000)
    toasts.send({ type: 'toasts.release' })
    clock.advance(TOAST_TIMEOUT - 1)
    expect(texts()).toEqual(['раньше', 'позже'])
    clock.advance(1)
    expect(texts()).toEqual([])
  })

  it('takes every declared transition in these scenarios', () => {
    expect(watch.missed()).toEqual([])
  })
})
