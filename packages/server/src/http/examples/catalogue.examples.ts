import { aCategoryTree, aLanding, aLandingTree, anArticle, anArticleCard, aPlace, aRedirect } from '@artel/core/testing'
import { type ExamplesOf, wholePage } from './example.types.ts'

const kazan = aPlace()
const tatarstan = aPlace({
  id: 16,
  name: 'Республика Татарстан',
  full_name: 'Республика Татарстан',
  subtype: 'region',
  point: { lat: 55.5507, lon: 50.9332 },
  region_id: 16,
  city: null,
  city_id: null,
})
const moved = aRedirect()
const article = anArticleCard()

/** Categories, landing pages, articles, moved addresses and places: what anybody may read. */
export const catalogueExamples: ExamplesOf<
  | 'listCategories'
  | 'getCategoryTree'
  | 'countTasksForApply'
  | 'countExecutorsForOffer'
  | 'getLandingTree'
  | 'getLanding'
  | 'listRelatedLandings'
  | 'listArticles'
  | 'getArticle'
  | 'findRedirect'
  | 'listRedirects'
  | 'createRedirect'
  | 'deleteRedirect'
  | 'findPlacesByAddress'
  | 'findPlacesByCoordinates'
  | 'suggestPlaces'
  | 'listRegions'
  | 'searchRegions'
> = {
  listCategories: {
    query: { parentId: 1, q: 'сант', page: 1, limit: 10 },
    response: { data: wholePage({ id: 11, slug: 'santehnika', name: 'Сантехника', parentId: 1 }) },
  },
  getCategoryTree: { query: { onMainPage: 1 }, response: { data: aCategoryTree() } },
  countTasksForApply: {
    query: { ids: [11, 12] },
    response: {
      data: [
        { id: 11, count: 24 },
        { id: 12, count: 37 },
      ],
    },
  },
  countExecutorsForOffer: {
    query: { ids: [11, 12] },
    response: {
      data: [
        { id: 11, count: 118 },
        { id: 12, count: 64 },
      ],
    },
  },
  getLandingTree: { response: { data: aLandingTree() } },
  getLanding: { query: { slug: 'remont/santehnika' }, response: { data: aLanding() } },
  listRelatedLandings: {
    query: { landingCategoryId: 11 },
    response: { data: [{ id: 12, slug: 'ukladka-plitki', name: 'Укладка плитки' }] },
  },
  listArticles: {
    query: {
      page: 1,
      limit: 3,
      category: 'ADVICES',
      authorId: article.author.id,
      sortBy: 'publishedAt',
      sortDirection: 'desc',
      isPublic: true,
    },
    response: { data: wholePage(article) },
  },
  getArticle: { params: { id: article.id }, response: { data: anArticle() } },
  findRedirect: { query: { path: moved.from }, response: { data: { to: moved.to } } },
  listRedirects: { query: { page: 1, limit: 10 }, response: { data: wholePage(moved) } },
  createRedirect: { body: { from: moved.from, to: moved.to }, response: { data: moved } },
  deleteRedirect: { params: { id: moved.id } },
  findPlacesByAddress: {
    query: { address: 'Казань, улица Баумана, 15', regionId: 16, cityId: 551487, limit: 8 },
    response: {
      data: wholePage(
        aPlace({
          id: 'Казань, улица Баумана, 15',
          name: 'улица Баумана, 15',
          full_name: 'Казань, улица Баумана, 15',
          type: 'building',
          subtype: null,
          city: 'Казань',
          city_id: 551487,
        }),
      ),
    },
  },
  findPlacesByCoordinates: {
    query: {
      latitude: 55.796,
      longitude: 49.1082,
      radius: 2000,
      page: 1,
      pageSize: 10,
      types: ['adm_div.city', 'adm_div.region'],
    },
    response: { data: wholePage(kazan, tatarstan) },
  },
  suggestPlaces: {
    query: { q: 'каза', mode: 'CITY_SUGGEST', regionId: 16, cityId: 551487, limit: 8 },
    response: { data: wholePage(kazan) },
  },
  listRegions: { query: { page: 1, pageSize: 100 }, response: { data: wholePage(tatarstan) } },
  searchRegions: { query: { q: 'татар', limit: 8 }, response: { data: wholePage(tatarstan) } },
}
