import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawingUrl, OBJECTS, objectUrl } from '@artel/core/covers/address'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aServer, type TestServer } from '../../test/http.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'

const clientDir = temporaryDir()
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(join(clientDir, 'assets/entry-1a2b.js'), 'self')
  const gone = await openTestDatabase()
  server = await aServer(gone, {
    site: {
      clientDir,
      pages: [],
      variantOf: () => '',
      handle: () => Promise.reject(new Error('No page was asked for')),
    },
  })
  await gone.close()
})
afterAll(async () => {
  await server.app.close()
  rmSync(clientDir, { recursive: true })
})

it.each([
  ['a file of the site', '/assets/entry-1a2b.js'],
  ['a cover', drawingUrl({ material: 'parquet', seed: 117, width: 640, height: 360 })],
  ['an object', objectUrl(OBJECTS[0])],
  ['what robots are told', '/robots.txt'],
  ['the description of the API', '/web/api/v1/openapi.json'],
  ['the health of the process', '/healthz'],
])('%s is served while the database is away', async (_, url) => {
  expect((await server.app.inject(url)).statusCode).toBe(200)
})
