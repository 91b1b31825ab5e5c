import { rmSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { compileServer } from '../../test/compiled.ts'
import { crashRounds, liveRounds } from '../../test/crash-rounds.mjs'
import { openTestDatabase, urlOf } from '../../test/database.ts'
import { dataDirWithCluster } from '../../test/pglite-template.ts'
import { cutConnections, killOne, killThread, withKiller } from '../../test/strikes.mjs'
import { temporaryDir } from '../../test/temporary-dir.ts'

it('a server that is killed under load loses nothing it acknowledged, doubles nothing and counts right', async () => {
  const isEmbedded = inject('testEngine').engine === 'pglite'
  const database = isEmbedded ? undefined : await openTestDatabase()
  const dataDir = isEmbedded ? dataDirWithCluster() : temporaryDir()
  const server = compileServer()

  const { faults, acknowledged } = await crashRounds({
    rounds: 2,
    command: [process.execPath, server.path('main.js')],
    moduleUrl: server.url,
    dataDir,
    databaseUrl: database && urlOf(database),
  })

  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(2 * 40)
  await database?.close()
  rmSync(dataDir, { recursive: true })
}, 240_000)

it('a server whose database connections are cut under load lives on, answers each request and loses nothing', async () => {
  const isEmbedded = inject('testEngine').engine === 'pglite'
  const database = isEmbedded ? undefined : await openTestDatabase()
  const dataDir = isEmbedded ? dataDirWithCluster() : temporaryDir()
  const server = compileServer()

  const { faults } = await liveRounds({
    rounds: 4,
    command: [process.execPath, server.path('main.js')],
    moduleUrl: server.url,
    dataDir,
    databaseUrl: database && urlOf(database),
    environment: withKiller(),
    strike: database ? cutConnections(urlOf(database)) : killThread,
  })

  expect(faults).toEqual([])
  await database?.close()
  rmSync(dataDir, { recursive: true })
}, 240_000)

it.runIf(inject('testEngine').engine === 'postgres')(
  'of two processes on one database either may be killed under load, and the other takes over what it left open',
  async () => {
    const database = await openTestDatabase()
    const dataDir = temporaryDir()
    const server = compileServer()

    const { faults } = await liveRounds({
      rounds: 2,
      command: [process.execPath, server.path('main.js')],
      moduleUrl: server.url,
      dataDir,
      databaseUrl: urlOf(database),
      processes: 2,
      strike: killOne,
    })

    expect(faults).toEqual([])
    await database.close()
    rmSync(dataDir, { recursive: true })
  },
  240_000,
)
