import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { blockUserForm, changeRoleForm, priceForm, redirectForm, refundForm, takeDownForm } from './index.ts'

const account = { id: 'someone', version: 3 }

/** Fills a form in, sends it, and answers what its port was asked for, or what is wrong with the fields. */
const sent = (
  form: { provide: (ports: never) => never; select: (snapshot: never) => object },
  values: object,
  call: string,
  rest: object,
) => {
  const asked: object[] = []
  const api = {
    async [call](args: object) {
      asked.push(args)
      return { data: args }
    },
  }
  const actor = createActor(form.provide({ api, ...rest } as never), { input: { values } } as never).start()
  actor.send({ type: 'form.submit' } as never)
  const { errors } = form.select(actor.getSnapshot() as never) as { errors: object }
  return { asked, errors }
}
const form = <F>(one: F) => one as never

describe('forms of administration', () => {
  it('block an account by a rule, and want words for another reason', () => {
    const call = (rule: string | null, comment: string) =>
      sent(form(blockUserForm), { rule, comment }, 'blockUser', { account })
    expect(call('FRAUD', ' ').asked).toEqual([
      { params: { id: 'someone' }, body: { rule: 'FRAUD', comment: null, version: 3 } },
    ])
    expect(call(null, '')).toEqual({ asked: [], errors: { rule: 'Выберите, за что блокируете.' } })
    expect(call('OTHER', '').errors).toEqual({ comment: 'Напишите, за что: это прочтёт владелец аккаунта.' })
    expect(call('OTHER', 'Мало').errors).toEqual({ comment: 'Комментарий: не меньше 10 символов.' })
  })

  it('give a role that was chosen', () => {
    const call = (role: string | null) => sent(form(changeRoleForm), { role }, 'changeUserRole', { account })
    expect(call('MODERATOR').asked).toEqual([{ params: { id: 'someone' }, body: { role: 'MODERATOR', version: 3 } }])
    expect(call(null).errors).toEqual({ role: 'Выберите роль.' })
  })

  it('move a page within the site only', () => {
    const call = (from: string, to: string) => sent(form(redirectForm), { from, to }, 'createRedirect', {})
    expect(call(' /old ', '/new').asked).toEqual([{ body: { from: '/old', to: '/new' } }])
    const outside = 'Адрес внутри сайта начинается с одной косой черты.'
    expect(call('https://evil.example', '//evil.example').errors).toEqual({ from: outside, to: outside })
    for (const from of ['/', '/admin', '/admin/users', '/%61dmin']) {
      expect(call(from, '/new').errors).toEqual({ from: 'Главная страница и управление не переезжают.' })
    }
    expect(call('/administration', '/').errors).toEqual({})
  })

  it('take an article down for a rule, with words to its author or without', () => {
    const call = (rule: string | null, comment: string) =>
      sent(form(takeDownForm), { rule, comment }, 'rejectArticle', { article: { id: 481, version: 2 } })
    expect(call('UNTRUE', ' ').asked).toEqual([
      { params: { id: 481 }, body: { rule: 'UNTRUE', comment: null, version: 2 } },
    ])
    expect(call(null, 'Уберите цены.')).toEqual({ asked: [], errors: { rule: 'Выберите правило.' } })
    expect(call('SPAM', 'а'.repeat(1001)).errors).toEqual({ comment: 'Комментарий: не больше 1\u00a0000 символов.' })
  })

  it('set a price above nought, a limit or none, from a day that there is', () => {
    const call = (values: object, key = 'TARIFF:PRO') =>
      sent(form(priceForm), values, 'changePrice', { seen: () => ({ key, version: 1 }), refresh: async () => {} })
    const body = { version: 1, validFrom: null }
    expect(call({ kind: 'PRICE', value: 319_000 }).asked).toEqual([
      { body: { ...body, key: 'TARIFF:PRO', value: 319_000 } },
    ])
    expect(call({ kind: 'LIMIT', isEndless: true }, 'LIMIT:PRO:CASES').asked).toEqual([
      { body: { ...body, key: 'LIMIT:PRO:CASES', value: null } },
    ])
    expect(call({ kind: 'LIMIT', value: 40, validFrom: '2026-12-01' }, 'LIMIT:PRO:CASES').asked).toEqual([
      { body: { version: 1, key: 'LIMIT:PRO:CASES', value: 40, validFrom: '2026-12-01' } },
    ])
    expect(Object.keys(call({ kind: 'PRICE', value: 0 }).errors)).toEqual(['value'])
    expect(Object.keys(call({ kind: 'LIMIT', value: null }).errors)).toEqual(['value'])
    expect(Object.keys(call({ kind: 'ADDED', value: 0 }).errors)).toEqual(['value'])
    expect(Object.keys(call({ kind: 'PRICE', value: 319_000, validFrom: '2026-02-30' }).errors)).toEqual(['validFrom'])
  })

  it('give money back for a reason, another one told in words', () => {
    const call = (rule: string | null, comment: string) =>
      sent(form(refundForm), { rule, comment }, 'refundAdminPayment', { id: 'a-payment' })
    expect(call('PAID_TWICE', ' ').asked).toEqual([
      { params: { id: 'a-payment' }, body: { rule: 'PAID_TWICE', comment: null } },
    ])
    expect(call(null, '').errors).toEqual({ rule: 'Выберите, почему возвращаете деньги.' })
    expect(call('OTHER', '').errors).toEqual({ comment: 'Напишите, почему возвращаете деньги.' })
  })
})
