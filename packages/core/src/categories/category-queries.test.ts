import { describe, expect, it } from 'vitest'
import { aCategoryTree } from '../testing/index.ts'
import { categoriesFromResponse, categoryQueries } from './category-queries.ts'

const problemsOf = (response: unknown) => {
  const problems: string[] = []
  return { tree: categoriesFromResponse(response, (problem) => problems.push(problem)), problems }
}

describe('categoriesFromResponse', () => {
  it('takes the tree out of its envelope', () => {
    expect(problemsOf({ data: aCategoryTree() })).toEqual({ tree: aCategoryTree(), problems: [] })
    expect(problemsOf({ data: [] })).toEqual({ tree: [], problems: [] })
  })

  it.each([undefined, null, {}, { data: null }, { data: 'tree' }, { data: [{ id: 1 }] }, { data: [null] }])(
    'goes on with an empty list and says so when the answer is %j',
    (response) => {
      expect(problemsOf(response)).toEqual({ tree: [], problems: ['Нет данных в ответе API'] })
    },
  )
})

describe('categoryQueries', () => {
  it('asks for the whole tree and for that of the home page under keys of their own', async () => {
    const asked: unknown[] = []
    const queries = categoryQueries(
      {
        getCategoryTree: async (args) => {
          asked.push(args)
          return { data: aCategoryTree() }
        },
      },
      () => {},
    )

    expect(await queries.tree().queryFn()).toEqual(aCategoryTree())
    await queries.onMainPage().queryFn()
    expect(asked).toEqual([{}, { query: { onMainPage: 1 } }])
    expect(queries.tree().queryKey).not.toEqual(queries.onMainPage().queryKey)
  })
})
