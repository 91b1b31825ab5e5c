import { expect, it } from 'vitest'
import { companyFacts } from './index.ts'

it('the company says how many there are, and asks for no more than the numbers', async () => {
  const asked: unknown[] = []
  const answer = (totalItems: number) => async (args: unknown) => {
    asked.push(args)
    return { data: { items: [], pagination: { totalItems } } } as never
  }
  let turn = 0
  const facts = companyFacts({
    listExecutors: (args) => {
      turn += 1
      return answer(turn === 1 ? 60 : 21)(args)
    },
    listTasks: answer(140),
  })
  expect(await facts.queryFn()).toEqual({ executors: 60, verified: 21, openTasks: 140 })
  expect(asked).toEqual([{ query: { limit: 1 } }, { query: { limit: 1, verified: true } }, { query: { limit: 1 } }])
})
