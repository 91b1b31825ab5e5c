import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { CallArgs, ResponseOf } from '@artel/core/contract'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aStoredUser, TEST_PASSWORD } from '../../test/http.ts'
import { aMarketplace, aTaskInput, type Marketplace } from '../../test/marketplace.ts'

/** A program of somebody who has the OpenAPI document and nothing else of ours. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

type NewTask = paths['/v1/tasks']['post']['requestBody']['content']['application/json']

export async function postTask(baseUrl: string, credentials: components['schemas']['Credentials'], task: NewTask) {
  const api = createClient<paths>({ baseUrl })
  const entry = await api.POST('/v1/auth/login', { body: credentials })
  if (!entry.data) throw new Error(entry.error.code)
  const authorization = \`Bearer \${entry.data.data.accessToken}\`
  const posted = await api.POST('/v1/tasks', { body: task, headers: { authorization } })
  if (!posted.data) throw new Error(posted.error.code)
  const found = await api.GET('/v1/tasks/{id}', { params: { path: { id: posted.data.data.id } }, headers: { authorization } })
  return found.data
}

// @ts-expect-error A task needs its title.
export const untitled: NewTask = { categoryId: 11, description: '', placeMode: 'REMOTE', dateMode: 'ASAP', budgetType: 'NEGOTIABLE' }
`

interface Program {
  postTask(
    baseUrl: string,
    credentials: CallArgs<'login'>['body'],
    task: CallArgs<'createTask'>['body'],
  ): Promise<ResponseOf<'getTask'>>
}

let market: Marketplace
let folder: string

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
  // Below the repository, where the program finds what it imports.
  const cache = fileURLToPath(new URL('../../../../node_modules/.cache/', import.meta.url))
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'generated-client-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await market.app.close()
  await market.database.close()
})

/** Compiles a file strictly into JavaScript beside it, and answers what the compiler says. */
const compile = (file: string): string[] => {
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
  })
  const { diagnostics } = program.emit()
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  )
}

it('is a document from which a typed client is made that signs in and posts a task', async () => {
  const address = await market.app.listen({ port: 0, host: '127.0.0.1' })
  const document = (await (await fetch(`${address}/web/api/v1/openapi.json`)).json()) as OpenAPI3
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(document)))
  writeFileSync(join(folder, 'program.ts'), PROGRAM)

  expect(compile(join(folder, 'program.ts'))).toEqual([])

  const { id, email } = await aStoredUser(market.database)
  const confirmed = { email_confirmed_at: new Date(market.clock.now()) }
  await market.database.kysely.updateTable('users').set(confirmed).where('id', '=', id).execute()
  const { postTask } = (await import(pathToFileURL(join(folder, 'program.js')).href)) as Program
  const task = aTaskInput({ title: 'Повесить карниз в спальне' })
  const { data } = await postTask(`${address}/web/api`, { login: email, password: TEST_PASSWORD }, task)

  expect([data.title, data.viewer]).toEqual(['Повесить карниз в спальне', 'AUTHOR'])
}, 120_000)
