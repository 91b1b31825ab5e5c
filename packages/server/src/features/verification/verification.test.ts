import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { aMarketplace, aPerson, call, type Marketplace, type Person, refused } from '../../../test/marketplace.ts'

let market: Marketplace
let executor: Person
let moderator: Person

beforeAll(async () => {
  market = await aMarketplace(await openTestDatabase())
})
afterAll(async () => {
  await market.app.close()
  await market.database.close()
})
beforeEach(async () => {
  executor = await aPerson(market, { role: 'EXECUTOR' })
  moderator = await aPerson(market, { role: 'MODERATOR' })
})

const aDocument = async (ownerId: string, name = 'Выписка.pdf') => {
  const id = crypto.randomUUID()
  const file = { id, owner_id: ownerId, is_private: true, name, type: 'application/pdf', size: 1024 }
  await market.database.kysely
    .insertInto('files')
    .values({ ...file, width: null, height: null, created_at: new Date(market.clock.now()) })
    .execute()
  return id
}
const submission = async (as: Person, name?: string) => ({
  as,
  body: { documentIds: [await aDocument(as.id, name)] },
})
const submit = async (as: Person) => (await call(market, 'submitVerification', await submission(as))).data
const told = async (as: Person) =>
  (await call(market, 'listNotifications', { as, query: {} })).data.items
    .filter(({ kind }) => kind === 'VERIFICATION_REQUESTS')
    .map(({ title, text, path }) => [title, text, path])

describe('an executor', () => {
  it('is told what became of the papers, and what to do', async () => {
    const { request } = await submit(executor)
    const params = { id: request?.id ?? 0 }
    const body = { rule: 'EXPIRED', comment: null } as const
    await call(market, 'rejectVerification', { as: moderator, params, body })
    const again = { id: (await submit(executor)).request?.id ?? 0 }
    await call(market, 'approveVerification', { as: moderator, params: again })
    const why = { rule: 'FORGED', comment: 'Налоговая такой выписки не выдавала.' } as const
    await call(market, 'revokeVerification', { as: moderator, params: again, body: why })

    const profile = '/personal-area/profile'
    expect(await told(executor)).toEqual([
      [
        'Отметка о проверке снята',
        'Подлинность документов не подтвердилась. Налоговая такой выписки не выдавала.',
        profile,
      ],
      ['Документы подтверждены', 'В профиле и в откликах теперь стоит отметка с датой проверки.', profile],
      [
        'Документы не прошли проверку',
        'Срок действия документов истёк. Закажите свежую выписку и отправьте её ещё раз.',
        profile,
      ],
    ])
  })

  it('who sends papers ten times at once has sent them once', async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => submission(executor)))
    const outcomes = await Promise.allSettled(requests.map((request) => call(market, 'submitVerification', request)))

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await call(market, 'getVerification', { as: executor })).data.submissionsLeft).toBe(2)
  })

  it('sends what a moderator can open', async () => {
    const sheet = await refused(market, 'submitVerification', await submission(executor, 'Выписка.xlsx'))
    expect(Object.keys(sheet.fields ?? {})).toEqual(['documentIds'])
  })

  it('who leaves is waited for no more', async () => {
    await submit(executor)
    const count = async () =>
      (await call(market, 'countModeration', { as: moderator })).data.find(
        (one) => one.kind === 'VERIFICATION_REQUESTS',
      )?.count ?? 0
    const before = await count()
    await market.database.kysely
      .updateTable('users')
      .set({ deleted_at: new Date(market.clock.now()) })
      .where('id', '=', executor.id)
      .execute()
    expect(await count()).toBe(before - 1)
  })
})
