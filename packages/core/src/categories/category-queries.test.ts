import { describe, expect, it } from 'vitest'
import { aCategoryTree, recordingApi } from '../testing/index.ts'
import { categoriesFromResponse, categoryQueries } from './category-queries.ts'
import { categoryStory } from './category-story.ts'
import { categoryTiles } from './category-tiles.ts'
import { executorCountsQuery } from './executor-counts.ts'

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

describe('a node of an answer', () => {
  it.each(['id', 'slug', 'name', 'properties', 'childCategories'])('is none without its %s', (field) => {
    const [root, other] = aCategoryTree()
    expect(problemsOf({ data: [other, { ...root, [field]: null }] }).problems).toHaveLength(1)
    expect(problemsOf({ data: [{ ...other, childCategories: [root, { ...root, [field]: null }] }] }).tree).toEqual([])
  })
})

describe('categoryQueries', () => {
  it('gives lists of names and counts, and the home page roots with the most wanted service of a known price', async () => {
    const api = { getCategoryTree: async () => ({ data: aCategoryTree() }) }
    const queries = categoryQueries(api, () => {})
    const tiles = categoryTiles(api, () => {})
    const remont = { id: 1, slug: 'remont', name: 'Ремонт и отделка', tasksCount: 61 }
    const moving = { id: 2, slug: 'gruzoperevozki', name: 'Грузоперевозки', tasksCount: 18, childCategories: [] }

    expect(await queries.outline().queryFn()).toEqual([
      {
        ...remont,
        childCategories: [
          { id: 11, slug: 'santehnika', name: 'Сантехника', tasksCount: 24, childCategories: [] },
          { id: 12, slug: 'ukladka-plitki', name: 'Укладка плитки', tasksCount: 37, childCategories: [] },
        ],
      },
      moving,
    ])
    expect(await tiles.queryFn()).toEqual([
      { id: 1, slug: 'remont', name: 'Ремонт и отделка', example: { name: 'Укладка плитки', price: 38_000_00 } },
      { id: 2, slug: 'gruzoperevozki', name: 'Грузоперевозки', example: null },
    ])
  })

  it('names the most wanted service of a root where no price is known', async () => {
    const [root] = aCategoryTree()
    const unpriced = root?.childCategories.map((leaf) => ({ ...leaf, typicalPrice: null })) ?? []
    const api = { getCategoryTree: async () => ({ data: root ? [{ ...root, childCategories: unpriced }] : [] }) }
    const [tile] = await categoryTiles(api, () => {}).queryFn()
    expect(tile?.example).toEqual({ name: 'Укладка плитки', price: null })
  })

  it('can be cancelled', async () => {
    const { api, calls } = recordingApi()
    const queries = categoryQueries(api, () => {})
    const tiles = categoryTiles(api, () => {})
    const signal = new AbortController().signal
    const asked = [queries.outline(), queries.tree(), tiles]
    await Promise.all(asked.map(({ queryFn }): Promise<unknown> => queryFn({ signal })))

    expect(calls.map(([, , options]) => options)).toEqual(Array(3).fill({ signal }))
    expect(asked.map(({ queryKey }) => queryKey.join('/'))).toEqual([
      'categories/outline',
      'categories/tree',
      'categories/tiles',
    ])
  })

  it('asks for the whole tree and for that of the home page under keys of their own', async () => {
    const asked: unknown[] = []
    const api = {
      getCategoryTree: async (args?: object) => {
        asked.push(args)
        return { data: aCategoryTree() }
      },
    }
    const queries = categoryQueries(api, () => {})
    const tiles = categoryTiles(api, () => {})

    expect(await queries.tree().queryFn()).toEqual(aCategoryTree())
    await tiles.queryFn()
    expect(asked).toEqual([{}, { query: { onMainPage: 1 } }])
    expect(queries.tree().queryKey).not.toEqual(tiles.queryKey)
  })
})

describe('executors of many categories', () => {
  it('are counted a hundred categories at a time, everywhere or in a city', async () => {
    const asked: { ids: readonly number[]; cityId?: number | undefined }[] = []
    const api = {
      countExecutorsForOffer: async ({ query }: { query: (typeof asked)[number] }) => {
        asked.push(query)
        return { data: query.ids.map((id) => ({ id, count: id * 2 })) }
      },
    }
    const ids = Array.from({ length: 150 }, (_, index) => index + 1)
    const counts = await executorCountsQuery(api, ids, 7).queryFn()

    expect([counts[1], counts[150], Object.keys(counts).length]).toEqual([2, 300, 150])
    expect(asked.map(({ ids: shelf, cityId }) => [shelf.length, cityId])).toEqual([
      [100, 7],
      [50, 7],
    ])
    await executorCountsQuery(api, [1], null).queryFn()
    expect(asked.at(-1)).toEqual({ ids: [1] })
  })
})

describe('the words about a category', () => {
  const api = { getCategoryTree: async () => ({ data: aCategoryTree() }) }

  it('have what it is and what its services usually cost, as far as that is known', async () => {
    expect(await categoryStory(api, 1, () => {}).queryFn()).toEqual({
      description: 'Мастера по ремонту квартир и домов.',
      prices: [
        { name: 'Сантехника', price: 4_500_00 },
        { name: 'Укладка плитки', price: 38_000_00 },
      ],
    })
  })

  it('are nothing where there is no such category', async () => {
    expect(await categoryStory(api, 404, () => {}).queryFn()).toBeNull()
  })
})
