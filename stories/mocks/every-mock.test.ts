import { apiPrefix, contract, type Operation, type OperationCard, type Role } from '@artel/core/contract'
import { getResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetNetworkProblems, refuseNetworkProblems } from '../../.storybook/network-problems.ts'
import { type Caller, exampleFiles, prepared } from './example-calls.ts'
import { accounts } from './fixtures/people.ts'
import { mockApi } from './mock-api.ts'
import { openSession } from './sessions.ts'
import { type MockWorld, openWorld } from './world.ts'

const SITE = 'http://artel.test'
const mocks = mockApi()

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

const callers: Readonly<Record<Role, Caller>> = {
  CLIENT: 'client',
  EXECUTOR: 'executor',
  MODERATOR: 'moderator',
  ADMIN: 'admin',
}

/** The least of those whom the operation admits. */
const callerOf = ({ access }: OperationCard): Caller => {
  if (access === 'anyone') return 'guest'
  if (access === 'signed-in') return 'client'
  const role = (['CLIENT', 'EXECUTOR', 'MODERATOR', 'ADMIN'] satisfies Role[]).find((one) => access.includes(one))
  if (!role) throw new Error('Nobody may call it')
  return callers[role]
}

/** Signs the caller in, with the files that examples name. */
const tokenOf = (world: MockWorld, as: Caller): string | null => {
  if (as === 'guest') return null
  const { id } = accounts[as]
  world.tokens.set(as, { sessionId: openSession(world, id).id, expiresAt: Number.POSITIVE_INFINITY })
  world.files = [...world.files, ...exampleFiles(id)]
  return as
}

const addressOf = (card: OperationCard, { params = {}, query = {} }: Sent): string => {
  const path = card.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, String(one))
  return `${SITE}${apiPrefix(card)}${path}?${search}`
}

/** The fields of a form with one file. */
const formOf = (fields: object): FormData => {
  const form = new FormData()
  form.append('files', new File(['…'], 'Кран.jpg', { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  return form
}

const request = (card: OperationCard, token: string | null): Request => {
  const { body, ...rest }: Sent = card.example
  return new Request(addressOf(card, rest), {
    method: card.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && !card.multipart && { 'content-type': 'application/json' }),
    },
    ...(body && { body: card.multipart ? formOf(body) : JSON.stringify(body) }),
  })
}

afterEach(forgetNetworkProblems)

describe('the backend of stories', () => {
  it.each(Object.keys(contract) as Operation[])('answers the example of %s as the contract says', async (operation) => {
    const card: OperationCard = contract[operation]
    const world = openWorld('guest')
    const { as = callerOf(card), before } = prepared[operation] ?? {}
    before?.(world)
    const response = await getResponse(mocks, request(card, tokenOf(world, as)), { baseUrl: SITE })

    refuseNetworkProblems()
    const text = (await response?.clone().text()) ?? 'nobody answered'
    expect([response?.status, text]).toEqual([card.response === null ? 204 : 200, text])
    if (card.response && !card.binary) expect(card.response.safeParse(JSON.parse(text)).error).toBeUndefined()
  })
})
