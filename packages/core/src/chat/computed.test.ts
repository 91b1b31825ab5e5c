import { describe, expect, it } from 'vitest'
import { manualClock } from '../testing/index.ts'
import { computed, createPublisher, onceAFrame } from './computed.ts'

const FRAME = 16

/** A clock that is asked to forget no timers but those that it has set. */
const aClock = () => {
  const clock = manualClock()
  const { setTimeout: set, clearTimeout: clear } = clock
  const own = new Set<unknown>()
  clock.setTimeout = (callback, milliseconds) => {
    const timer = set(callback, milliseconds)
    own.add(timer)
    return timer
  }
  clock.clearTimeout = (timer) => {
    expect(own).toContain(timer)
    clear(timer)
  }
  return clock
}

/** A source whose mark is set by hand. */
const aSource = (mark: unknown = 0) => {
  const listeners = new Set<() => void>()
  const source = {
    mark: () => state.mark,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const state = { mark, listeners, source }
  return state
}

describe('a computed value', () => {
  it('is computed when it is read, and anew only when a mark has changed', () => {
    const [one, other] = [aSource(), aSource(Number.NaN)]
    let times = 0
    const value = computed([one.source, other.source], () => {
      times += 1
      return { times }
    })
    expect(times).toBe(0)
    const first = value.get()
    expect(value.get()).toBe(first)
    other.mark = 1
    expect(value.get()).toEqual({ times: 2 })
    one.mark = 1
    expect(value.get()).toEqual({ times: 3 })
    expect(value.get()).toEqual({ times: 3 })
  })

  it('of no source is computed once', () => {
    let times = 0
    const value = computed([], () => (times += 1))
    expect([value.get(), value.get()]).toEqual([1, 1])
  })

  it('is watched in all its sources, until nobody wants to know', () => {
    const [one, other] = [aSource(), aSource()]
    const stop = computed([one.source, other.source], () => 0).subscribe(() => {})
    expect([one.listeners.size, other.listeners.size]).toEqual([1, 1])
    stop()
    expect([one.listeners.size, other.listeners.size]).toEqual([0, 0])
  })
})

describe('a publisher', () => {
  const setUp = () => {
    const clock = aClock()
    const told: string[] = []
    return { clock, told, publisher: createPublisher<string>(clock), tell: (name: string) => () => told.push(name) }
  }

  it('tells once a frame, however often and under whichever keys of one listener', () => {
    const { clock, told, publisher, tell } = setUp()
    publisher.subscribe('list', tell('list'))
    publisher.subscribe('chat', tell('chat'))
    publisher.publish('list')
    publisher.publish('list')
    clock.advance(FRAME - 1)
    publisher.publish('chat')
    expect(told).toEqual([])
    clock.advance(1)
    expect(told).toEqual(['list', 'chat'])

    publisher.publish('chat')
    clock.advance(FRAME)
    expect(told).toEqual(['list', 'chat', 'chat'])
    clock.advance(FRAME)
    expect(told).toHaveLength(3)
  })

  it('tells every listener of a key, one that was added twice twice', () => {
    const { clock, told, publisher, tell } = setUp()
    const same = tell('same')
    const stop = publisher.subscribe('list', same)
    publisher.subscribe('list', same)
    publisher.publish('list')
    clock.advance(FRAME)
    stop()
    publisher.publish('list')
    clock.advance(FRAME)
    expect(told).toEqual(['same', 'same', 'same'])
  })

  it('sets no timer for what nobody listens to', () => {
    const { clock, publisher, tell } = setUp()
    publisher.subscribe('list', tell('list'))
    publisher.publish('chat')
    expect(clock.pending).toBe(0)
  })

  it('leaves no timer behind when the last listener goes, and tells nothing late', () => {
    const { clock, told, publisher, tell } = setUp()
    const stops = [publisher.subscribe('list', tell('list')), publisher.subscribe('chat', tell('chat'))]
    publisher.publish('list')
    stops[0]?.()
    expect(clock.pending).toBe(1)
    stops[1]?.()
    expect(clock.pending).toBe(0)

    publisher.subscribe('list', tell('new'))
    publisher.subscribe('chat', tell('new chat'))
    publisher.publish('chat')
    clock.advance(FRAME)
    expect(told).toEqual(['new chat'])
  })

  it('tells nobody of what had a listener when it was published and has none when the frame is over', () => {
    const { clock, told, publisher, tell } = setUp()
    const stop = publisher.subscribe('list', tell('list'))
    publisher.subscribe('chat', tell('chat'))
    publisher.publish('list')
    stop()
    clock.advance(FRAME)
    expect(told).toEqual([])
  })

  it('is not confused by a listener that stops twice', () => {
    const { clock, told, publisher, tell } = setUp()
    const stop = publisher.subscribe('list', tell('old'))
    stop()
    publisher.subscribe('list', tell('new'))
    stop()
    publisher.publish('list')
    clock.advance(FRAME)
    expect(told).toEqual(['new'])
  })
})

describe('something that happens once a frame', () => {
  const setUp = () => {
    const clock = aClock()
    const done: number[] = []
    const begin = clock.now()
    return { clock, done, throttled: onceAFrame(clock, () => done.push(clock.now() - begin)) }
  }

  it('happens at once, and again a frame later if it was asked for meanwhile', () => {
    const { clock, done, throttled } = setUp()
    throttled.ask()
    expect(done).toEqual([0])
    throttled.ask()
    throttled.ask()
    clock.advance(FRAME)
    expect(done).toEqual([0, FRAME])
    clock.advance(FRAME - 1)
    throttled.ask()
    clock.advance(1)
    expect(done).toEqual([0, FRAME, 2 * FRAME])
  })

  it('comes to rest, and happens at once after that', () => {
    const { clock, done, throttled } = setUp()
    throttled.ask()
    clock.advance(FRAME)
    expect([done, clock.pending]).toEqual([[0], 0])
    clock.advance(5)
    throttled.ask()
    expect(done).toEqual([0, FRAME + 5])
  })

  it('does not happen any more once it is stopped', () => {
    const { clock, done, throttled } = setUp()
    throttled.stop()
    throttled.ask()
    throttled.ask()
    throttled.stop()
    clock.advance(FRAME)
    expect([done, clock.pending]).toEqual([[0], 0])
  })
})
