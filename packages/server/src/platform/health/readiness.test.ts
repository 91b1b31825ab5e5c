import { expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

const fine = async () => {}
const broken = async () => {
  throw new Error('no migration')
}

it('a process is alive while what it stands on is there, and ready when all of it is', async () => {
  const readiness = createReadiness({ alive: { database: fine }, ready: { migrations: broken } })

  await expect(readiness.alive()).resolves.toBeUndefined()
  await expect(readiness.ready()).rejects.toThrow('no migration')
})

it('a process that is stopping is not ready any more, though it lives', async () => {
  const readiness = createReadiness({ alive: { database: fine } })
  await expect(readiness.ready()).resolves.toEqual({ without: [] })

  readiness.drain()

  await expect(readiness.ready()).rejects.toThrow('The server is stopping')
  await expect(readiness.alive()).resolves.toBeUndefined()
})

it('a process that lacks what is only wanted is ready all the same and says so', async () => {
  const readiness = createReadiness({ alive: { database: fine }, wanted: { redis: broken, proxy: fine } })

  await expect(readiness.ready()).resolves.toEqual({ without: ['redis'] })
})
