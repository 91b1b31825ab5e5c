import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient } from '../api/index.ts'
import { credentials } from '../contract/auth.ts'
import { selectForm } from '../forms/index.ts'
import {
  answer,
  aTokens,
  fakeIds,
  fakeTabLock,
  fakeTransport,
  manualClock,
  type Reaction,
  refusal,
  settle,
  unreachable,
} from '../testing/index.ts'
import { createTokenKeeper, signInForm, type TokenNews } from './index.ts'

const typed = { login: 'client@artel.test', password: 'Artel-demo-1' }

const signIn = async (reaction: Reaction<never> | Reaction<{ data: ReturnType<typeof aTokens> }>) => {
  const clock = manualClock()
  const transport = fakeTransport().on('login', reaction)
  const tokens = createTokenKeeper({
    refresh: () => Promise.reject(new Error('Nobody refreshes here')),
    clock,
    lock: fakeTabLock(),
    viewerId: null,
    carrier: 'cookie',
  })
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const news: TokenNews[] = []
  tokens.subscribe((item) => news.push(item))
  const form = createActor(signInForm.provide({ api, tokens }), { input: { values: typed } }).start()
  form.send({ type: 'form.submit' })
  await settle()
  return { transport, tokens, news, form, view: selectForm(form.getSnapshot()) }
}

describe('the sign-in form', () => {
  it('hands the tokens to the keeper, which tells the session', async () => {
    const { transport, tokens, news, view } = await signIn(answer({ data: aTokens() }))

    expect(view.status).toBe('done')
    expect(transport.calls('login').map((call) => call.body)).toEqual([typed])
    expect(await tokens.access()).toBe(aTokens().accessToken)
    expect(news).toEqual(['signedIn'])
  })

  it('keeps no token where a screen or a log could read it', async () => {
    const { form } = await signIn(answer({ data: aTokens() }))

    expect(JSON.stringify(form.getPersistedSnapshot())).not.toContain(aTokens().accessToken)
  })

  it.each<[string, Reaction<never>, string]>([
    ['a wrong password', refusal('INVALID_CREDENTIALS'), 'Неверная почта, телефон или пароль.'],
    ['too many tries', refusal('RATE_LIMITED'), 'Слишком часто. Подождите немного и повторите.'],
    ['no network', unreachable('offline'), 'Нет связи с интернетом. Проверьте подключение и повторите.'],
  ])('tells of %s and keeps what was typed', async (_, reaction, message) => {
    const { news, view } = await signIn(reaction)

    expect(view).toEqual({ status: 'failed', values: typed, errors: {}, message })
    expect(news).toEqual([])
  })

  it.each([
    typed,
    { login: '', password: '' },
    { login: '   ', password: ' ' },
    { login: 'a'.repeat(254), password: 'b'.repeat(64) },
    { login: 'a'.repeat(255), password: 'b'.repeat(65) },
    { login: ` ${'a'.repeat(254)} `, password: 'b' },
  ])('agrees with the contract about %j', (values) => {
    const parsed = credentials.safeParse(values)
    const byField = Object.fromEntries(parsed.error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [])

    expect(signInForm.validate(values)).toEqual(byField)
  })
})
