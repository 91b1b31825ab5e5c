import * as z from 'zod'
import { cards } from './card.ts'
import { landing, landingCategory, landingFigures, relatedLanding } from './landings.ts'
import { BAD_ADDRESS, data, numericId } from './primitives.ts'
import { aLanding, aLandingTree, aRelatedLanding, someLandingFigures } from './samples/content.ts'

/** Nested addresses have slashes. */
const slug = z.string().min(1, 'Укажите адрес.').max(200, BAD_ADDRESS)

/** Landing pages of services. */
export const landingOperations = cards({
  getLandingTree: {
    method: 'GET',
    path: '/landing-categories/tree',
    access: 'anyone',
    summary: 'Дерево посадочных страниц.',
    policy: 'Все посадочные страницы.',
    response: data(z.array(landingCategory)),
    example: { response: { data: aLandingTree() } },
  },
  getLanding: {
    method: 'GET',
    path: '/landing-categories/by-slug',
    access: 'anyone',
    summary: 'Посадочная страница по адресу; вложенные адреса через косую черту.',
    policy: 'Любая посадочная страница.',
    query: z.object({ slug }),
    response: data(landing),
    errors: ['NOT_FOUND'],
    example: { query: { slug: 'remont/santehnika' }, response: { data: aLanding() } },
  },
  getLandingFigures: {
    method: 'GET',
    path: '/landing-categories/figures',
    access: 'anyone',
    summary: 'Услуга посадочной страницы в цифрах: сколько исполнителей, какие цены и сроки, какая оценка.',
    policy: 'Любая посадочная страница.',
    query: z.object({ slug, cityId: numericId.optional() }),
    response: data(landingFigures),
    errors: ['NOT_FOUND'],
    example: {
      query: { slug: 'remont/santehnika', cityId: 551487 },
      response: { data: someLandingFigures() },
    },
  },
  listRelatedLandings: {
    method: 'GET',
    path: '/related-landing-categories',
    access: 'anyone',
    summary: 'Посадочные страницы ниже и рядом: по номеру или по адресу.',
    policy: 'Все посадочные страницы.',
    query: z.object({ landingCategoryId: numericId.optional(), landingCategorySlug: slug.optional() }),
    response: data(z.array(relatedLanding)),
    example: {
      query: { landingCategoryId: 11 },
      response: { data: [aRelatedLanding()] },
    },
  },
})
