import { manualClock } from '@artel/core/testing'
import { expect, it } from 'vitest'
import { loopBuses } from '../../../test/loop-bus.ts'
import { createPeers, type Peers } from './peers.ts'

/** Two processes or more that know each other's people. */
function aCluster(...names: string[]) {
  const clock = manualClock()
  const { buses, cut } = loopBuses(...names)
  const lost: { by: string; users: readonly string[]; isChosen: boolean }[] = []
  const peers = buses.map((bus) =>
    createPeers({ bus, clock, onLost: (users, isChosen) => lost.push({ by: bus.nodeId, users, isChosen }) }),
  ) as [Peers, Peers, ...Peers[]]
  return { clock, cut, lost, peers }
}

it('who comes to one process is known to the other, until they go', () => {
  const { peers } = aCluster('a', 'b')
  const [a, b] = peers

  a.came('anna')
  expect([b.has('anna'), a.has('anna'), b.all()]).toEqual([true, false, ['anna']])
  a.went('anna')
  expect([b.has('anna'), b.all()]).toEqual([false, []])
})

it('a process that comes later learns who is there', () => {
  const clock = manualClock()
  const { buses } = loopBuses('a', 'b')
  const [first, second] = buses.map((bus) => () => createPeers({ bus, clock, onLost: () => {} }))
  first?.().came('anna')

  expect(second?.().has('anna')).toBe(true)
})

it('what was missed while the line was cut is made up for', () => {
  const { peers, cut, clock } = aCluster('a', 'b')
  const [a, b] = peers
  a.came('anna')
  cut.add('a')
  a.went('anna')
  a.came('boris')
  cut.clear()

  clock.advance(5_000)

  expect([b.has('anna'), b.has('boris')]).toEqual([false, true])
})

it('a gap shows with the next change already', () => {
  const { peers, cut } = aCluster('a', 'b')
  const [a, b] = peers
  cut.add('a')
  a.came('anna')
  cut.clear()

  a.came('boris')

  expect([b.has('anna'), b.has('boris')]).toEqual([true, true])
})

it('a process that falls silent is lost with its people, and one of the others tells of it', () => {
  const { peers, cut, lost, clock } = aCluster('a', 'b', 'c')
  peers[0].came('anna')
  cut.add('a')

  clock.advance(30_000)

  expect(peers[1].has('anna')).toBe(false)
  expect(lost.filter(({ by }) => by !== 'a')).toEqual([
    { by: 'b', users: ['anna'], isChosen: true },
    { by: 'c', users: ['anna'], isChosen: false },
  ])
})

it('a process that stops says so, and the others need not wait', () => {
  const { peers, lost } = aCluster('a', 'b')
  peers[0].came('anna')

  peers[0].close()

  expect(peers[1].has('anna')).toBe(false)
  expect(lost).toEqual([{ by: 'b', users: ['anna'], isChosen: true }])
})
