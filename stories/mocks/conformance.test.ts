import type { Operation } from '@artel/core/contract'
import { families, turnsOf } from '@artel/core/testing/conformance'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetNetworkProblems, refuseNetworkProblems } from '../../.storybook/network-problems.ts'
import { mockBackend } from './conformance-backend.ts'
import { handlers } from './handlers/index.ts'
import type { MockHandlers } from './mock-handlers.ts'

afterEach(forgetNetworkProblems)

/** What the scenarios about an operation say of mocks that answer it otherwise. */
const complaints = async <O extends Operation>(operation: O, answer: MockHandlers[O]): Promise<string> => {
  const turns = families.flatMap(({ scenarios }) => turnsOf(scenarios.filter((one) => one.operation === operation)))
  const problems: string[] = []
  for (const { play } of turns) problems.push(...(await play(mockBackend({ [operation]: answer })).catch(String)))
  return problems.join('\n')
}

describe('the suite', () => {
  it('turns red when the mocks show the address of a task to everybody', async () => {
    const getTask: MockHandlers['getTask'] = async (args, call) => {
      const { data } = await handlers.getTask(args, call)
      return { data: { ...data, addressDetail: 'ул. Чистопольская, 34, подъезд 2' } }
    }
    expect(await complaints('getTask', getTask)).toContain(
      'getTask.addressDetail is "ул. Чистопольская, 34, подъезд 2" where null is expected',
    )
  })

  it('turns red when the mocks let a task be finished that nobody works on', async () => {
    const finishTask: MockHandlers['finishTask'] = ({ params }, call) =>
      handlers.getTask({ params, query: undefined as never, body: undefined as never }, call)
    expect(await complaints('finishTask', finishTask)).toContain(
      'finishTask answered 200 where TRANSITION_REFUSED is expected',
    )
  })
})

describe.each(families)('the mocks: $name', ({ scenarios }) => {
  for (const { title, play } of turnsOf(scenarios)) {
    it(title, async () => {
      expect(await play(mockBackend())).toEqual([])
      refuseNetworkProblems()
    })
  }
})
