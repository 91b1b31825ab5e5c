import { expect, it, vi } from 'vitest'
import {
  answer,
  aTokens,
  aUser,
  fakeConnectivity,
  fakeIds,
  fakeSocketPort,
  fakeTabLock,
  fakeTransport,
  manualClock,
  memoryStorage,
} from '../testing/index.ts'
import { createMarketplace } from './index.ts'

const network = vi.hoisted(() => ({ isBroken: true }))
vi.mock('./live-session.ts', async (importOriginal) => {
  if (network.isBroken) throw new Error('The code could not be loaded.')
  return await importOriginal()
})

it('the chats start as soon as their code can be loaded, however often it could not', async () => {
  const viewer = aUser()
  const market = createMarketplace(
    {
      transport: fakeTransport()
        .on('getMe', answer({ data: viewer }))
        .on('refresh', answer({ data: aTokens({ serial: 1 }) }))
        .on('getUnreadCount', answer(0)),
      socket: fakeSocketPort(),
      clock: manualClock(),
      carrier: 'cookie',
      storage: memoryStorage(),
      connectivity: fakeConnectivity(),
      ids: fakeIds(),
      random: () => 0,
      lock: fakeTabLock(),
      xsrfToken: () => null,
      timeoutMs: 25_000,
      timeZone: 'Europe/Moscow',
      whenIdle: () => {},
    },
    viewer,
  )
  await expect(market.startChat()).rejects.toThrow()
  await expect(market.startChat()).rejects.toThrow()
  network.isBroken = false

  expect((await market.startChat()).store.userId).toBe(viewer.id)
  market.stop()
})
