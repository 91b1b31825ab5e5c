import { expect, it } from 'vitest'
import { fakeConnectivity, fakeSocketPort, manualClock, settle } from '../testing/index.ts'
import { createRealtime } from './realtime.ts'

/** The connection of somebody whose session answers with these tokens when one has been refused. */
const aConnection = async (...renewals: (string | null)[]) => {
  const [socket, clock, refused] = [fakeSocketPort(), manualClock(), [] as string[]]
  const tokens = {
    access: async () => 'прежний',
    renew: async (token: string) => {
      refused.push(token)
      return renewals.shift() ?? null
    },
  }
  const realtime = createRealtime({ socket, tokens, connectivity: fakeConnectivity(), clock, random: () => 0 })
  realtime.start()
  await settle()
  return { socket, realtime, refused }
}
const refuse = async ({ socket }: Awaited<ReturnType<typeof aConnection>>) => {
  socket.latest.drop({ unauthorized: true })
  await settle()
}

it('a refused token is renewed by its name, and the connection made with the new one', async () => {
  const world = await aConnection('новый')
  await refuse(world)

  expect([world.refused, world.socket.latest.token]).toEqual([['прежний'], 'новый'])
})

it('the end of the session is told to whoever wants to know, and to nobody after that', async () => {
  const world = await aConnection()
  const told: string[] = []
  world.realtime.onExpired(() => told.push('один'))
  world.realtime.onExpired(() => told.push('другой'))()
  await refuse(world)

  expect([told, world.realtime.connection.get()]).toEqual([['один'], 'unauthorised'])
})

it('a connection that is made is told to whoever wants to know, and to nobody after that', async () => {
  const { socket, realtime } = await aConnection()
  const told: (string | boolean)[] = []
  realtime.onConnected((isAgain) => told.push(isAgain))
  realtime.onConnected(() => told.push('другой'))()
  socket.latest.accept()

  expect(told).toEqual([false])
})

it('the state of the connection is that of the moment, and its watchers are told of it', async () => {
  const { socket, realtime } = await aConnection()
  const seen: string[] = []
  expect(realtime.connection.get()).toBe('connecting')
  const stop = realtime.connection.subscribe(() => seen.push(realtime.connection.get()))
  socket.latest.accept()
  expect([realtime.connection.get(), seen.at(-1)]).toEqual(['online', 'online'])
  stop()
  socket.latest.drop()

  expect([realtime.connection.get(), seen.at(-1)]).toEqual(['reconnecting', 'online'])
})
