import { describe, expect, it } from 'vitest'
import type { LandingCategory } from '../contract/index.ts'
import { recordingApi } from '../testing/index.ts'
import { indexLandings, landingQueries, landingsFromResponse } from './index.ts'

const leaf: LandingCategory = { id: 11, slug: 'santekhnika', name: 'Сантехника', parentId: 1, children: [] }
const root: LandingCategory = { id: 1, slug: 'remont', name: 'Ремонт', parentId: null, children: [leaf] }

describe('the landing tree', () => {
  it('is found by id, by slug and by the address of its parts, and leads back to the root', () => {
    const index = indexLandings([root])

    expect([
      index.byId.get(11)?.name,
      index.bySlug.get('remont')?.name,
      index.byUrlSlug.get('remont/santekhnika')?.name,
      index.byUrlSlug.get('santekhnika'),
    ]).toEqual(['Сантехника', 'Ремонт', 'Сантехника', undefined])
    expect(index.breadcrumbs('santekhnika').map(({ urlSlug }) => urlSlug)).toEqual(['remont', 'remont/santekhnika'])
  })

  it.each([
    undefined,
    null,
    {},
    { data: null },
    { data: [{ id: 1 }] },
    { data: [root, null] },
    { data: [{ ...root, slug: 1 }] },
    { data: [{ ...root, name: null }] },
    { data: [{ ...root, children: [leaf, null] }] },
  ])('is empty for an answer like %j, and the problem is told', (answer) => {
    const told: string[] = []
    expect(landingsFromResponse(answer, (problem) => told.push(problem))).toEqual([])
    expect(told).toEqual(['Нет данных в ответе API'])
  })

  it('comes as it was sent when there is nothing wrong with it', () => {
    expect(landingsFromResponse({ data: [root] }, () => {})).toEqual([root])
  })
})

describe('the way down the landing tree', () => {
  const ways = (answer: unknown) => {
    const told: string[] = []
    const api = { getLandingTree: async () => answer } as unknown as Parameters<typeof landingQueries>[0]
    const { path } = landingQueries(api, (problem) => told.push(problem))
    return { told, to: (slug: string) => path(slug).queryFn() }
  }

  it('goes through all that is above a node, and nowhere for a slug of nobody', async () => {
    const { to } = ways({ data: [root] })

    expect(await to('santekhnika')).toEqual([
      { name: 'Ремонт', slug: 'remont' },
      { name: 'Сантехника', slug: 'santekhnika' },
    ])
    expect(await to('remont')).toEqual([{ name: 'Ремонт', slug: 'remont' }])
    expect(await to('nowhere')).toEqual([])
  })

  it('is empty where the answer is no tree, and the problem is told', async () => {
    const { to, told } = ways({ data: null })

    expect(await to('remont')).toEqual([])
    expect(told).toEqual(['Нет данных в ответе API'])
  })
})

describe('the queries of landings', () => {
  it('ask for the tree, for a page and for what is beside it, and can be cancelled', async () => {
    const { api, calls } = recordingApi()
    const told: string[] = []
    const signal = new AbortController().signal
    const queries = landingQueries(api, (problem) => told.push(problem))
    const asked = [queries.tree(), queries.one('remont/santekhnika'), queries.related('remont')]
    const answers = await Promise.all(asked.map(({ queryFn }): Promise<unknown> => queryFn({ signal })))

    expect(calls).toEqual([
      ['getLandingTree', {}, { signal }],
      ['getLanding', { query: { slug: 'remont/santekhnika' } }, { signal }],
      ['listRelatedLandings', { query: { landingCategorySlug: 'remont' } }, { signal }],
    ])
    expect([answers, told]).toEqual([[[], 'getLanding', 'listRelatedLandings'], ['Нет данных в ответе API']])
    expect(asked.map(({ queryKey }) => queryKey)).toEqual([
      ['landings', 'tree'],
      ['landings', 'one', 'remont/santekhnika'],
      ['landings', 'related', 'remont'],
    ])
  })
})
