import { API_PREFIX, operations } from '@artel/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aMarketplace, aPerson, aSentReply, aSentTask, call, type Marketplace } from '../../test/marketplace.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'
import type { RenderContext } from '../web/page-renderer.ts'

let market: Marketplace
let rendered = 0

/** A page of everything that guests are told of the newest task. */
const render = async (_request: Request, { transport }: RenderContext) => {
  rendered += 1
  const get = async (path: string) => {
    const options = { method: 'GET', headers: {}, credentials: false, timeoutMs: 1000 } as const
    return (await transport.request({ ...options, url: API_PREFIX + path })).body as { data: never }
  }
  const { data: list } = await get(operations.listTasks.path)
  const [first] = (list as { items: { id: number }[] }).items
  const { data: task } = await get(operations.getTask.path.replace('{id}', String(first?.id)))
  return Response.json({ list, task })
}

beforeAll(async () => {
  const site = { handle: render, variantOf: () => '', pages: [], clientDir: temporaryDir() }
  market = await aMarketplace(await openTestDatabase(), { site })
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

const shown = async () => (await market.app.inject('/')).json()

// The clock stands still: a page that nobody drops would be shown for ever.
it('what guests are shown is true again after each change of a task, a reply or a person', async () => {
  const author = await aPerson(market)
  const executor = await aPerson(market, { role: 'EXECUTOR' })
  const task = await aSentTask(market, author, { title: 'Собрать шкаф' })
  expect((await shown()).task.title).toBe('Собрать шкаф')

  const reply = await aSentReply(market, executor, task.id)
  expect((await shown()).list.items[0].repliesCount).toBe(1)

  await call(market, 'updateMe', { as: author, body: { firstName: 'Аделаида' } })
  expect(JSON.stringify((await shown()).task.author)).toContain('Аделаида')

  await call(market, 'acceptTaskReply', { as: author, params: { id: reply.id }, body: { version: reply.version } })
  expect((await shown()).list.items).toEqual([])
})

it('nothing is rendered while nothing changes', async () => {
  await shown()
  const before = rendered
  await Promise.all([shown(), shown(), shown()])
  expect(rendered).toBe(before)
})

it('what is answered without the router has the same headers and words as what went through it', async () => {
  const { port } = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'identity' } })
    const headers = new Map(answer.headers)
    for (const own of ['date', 'x-request-id', 'content-security-policy']) expect(headers.delete(own)).toBe(true)
    return { headers, text: await answer.text() }
  }
  const through = await ask()
  const before = rendered
  expect(await ask()).toEqual(through)
  expect(rendered).toBe(before)
})
