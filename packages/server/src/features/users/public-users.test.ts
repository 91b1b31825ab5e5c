import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, aSentReply, aSentTask, call, type Marketplace } from '../../../test/marketplace.ts'

let market: Marketplace

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})

describe('somebody as the others see them', () => {
  it('shows their face in squares and when their papers were checked, on a task, among its replies and in its chat', async () => {
    const client = await aPerson(market)
    const executor = await aPerson(market, { role: 'EXECUTOR', isVerified: true })
    const { kysely } = market.database
    const face = { id: randomUUID(), owner_id: executor.id, is_private: false, name: 'me.webp', type: 'image/webp' }
    await kysely
      .insertInto('files')
      .values({ ...face, size: 1000, width: 400, height: 500 })
      .execute()
    await call(market, 'updateMe', { as: executor, body: { avatarId: face.id } })
    await kysely
      .updateTable('companies')
      .set({ verified_at: '2026-01-20T10:00:00.000Z' })
      .where('user_id', '=', executor.id)
      .execute()
    const { id } = await aSentTask(market, client)
    const reply = await aSentReply(market, executor, id)
    await call(market, 'acceptTaskReply', { as: client, params: { id: reply.id }, body: { version: reply.version } })

    const { data } = await call(market, 'getTask', { params: { id } })

    expect([data.executor?.verifiedAt, data.executor?.avatar?.id]).toEqual(['2026-01-20T10:00:00.000Z', face.id])
    expect(Object.keys(data.executor?.avatar?.variants ?? {})).toEqual(['52', '104', '208', '320'])
    expect(reply.executor).toEqual(data.executor)
    expect(data.author.avatar).toBeNull()
    const chat = await call(market, 'getChat', { as: client, params: { id: reply.chatId } })
    expect([chat.data.executor.avatar?.id, chat.data.executor.isVerified]).toEqual([face.id, true])
  })
})
