import {
  apiPrefix,
  contract,
  type EndpointShape,
  type Operation,
  type OperationRoute,
  operations,
} from '@artel/core/contract'
import { aUser, testUuid } from '@artel/core/testing'
import { getResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetNetworkProblems, refuseNetworkProblems } from '../../.storybook/network-problems.ts'
import { type Call, callOf } from './every-call.ts'
import { accounts } from './fixtures/people.ts'
import { mockApi } from './mock-api.ts'
import { type MockWorld, openWorld } from './world.ts'

const SITE = 'http://artel.test'
const mocks = mockApi()
const admin = aUser({ id: testUuid(105), role: 'ADMIN' })

const tokenOf = (world: MockWorld, as: Call['as']): string | null => {
  if (as === 'guest') return null
  world.accounts.push(admin)
  world.tokens.set(as, as === 'admin' ? admin.id : accounts[as].id)
  return as
}

const addressOf = (operation: Operation, { params = {}, query = {} }: Call): string => {
  const route: OperationRoute = operations[operation]
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) search.append(name, String(one))
  return `${SITE}${apiPrefix(route)}${path}?${search}`
}

const request = (operation: Operation, call: Call, token: string | null): Request =>
  new Request(addressOf(operation, call), {
    method: operations[operation].method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(call.body && !call.form && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: call.form?.() ?? JSON.stringify(call.body) }),
  })

afterEach(forgetNetworkProblems)

describe('the backend of stories', () => {
  it.each(Object.keys(operations) as Operation[])('answers %s as the contract says', async (operation) => {
    const world = openWorld('guest')
    const call = callOf(operation)
    call.before?.(world)
    const response = await getResponse(mocks, request(operation, call, tokenOf(world, call.as)), { baseUrl: SITE })

    refuseNetworkProblems()
    const text = (await response?.clone().text()) ?? 'nobody answered'
    expect([response?.status, text]).toEqual([contract[operation].response === null ? 204 : 200, text])
    const { response: shape }: EndpointShape = contract[operation]
    if (shape && !('binary' in operations[operation])) expect(shape.safeParse(JSON.parse(text)).error).toBeUndefined()
  })
})
