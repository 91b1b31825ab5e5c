import { type RouteDefinition, routes } from '@artel/core/routes'
import { expect } from '@playwright/test'
import { structuredDataFaults } from './found/check-structured-data.ts'
import { missingDataFaults } from './found/required-data.ts'
import { readVocabulary } from './found/vocabulary.ts'
import { test } from './journey-test.ts'

const words = readVocabulary()
const CONTEXT = { '@context': 'https://schema.org' }
const faultsOf = (data: object) => structuredDataFaults({ ...CONTEXT, ...data }, words, 'https://artel.test')

const business = {
  '@type': 'LocalBusiness',
  '@id': 'https://artel.test/executor/1',
  name: 'Сергей М.',
  address: { '@type': 'PostalAddress', addressLocality: 'Казань' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 37, bestRating: 5 },
}

test('the vocabulary knows what stands below what, and what belongs to whom', () => {
  expect(words.isA('BreadcrumbList', 'ItemList')).toBe(true)
  expect(words.isA('LocalBusiness', 'Organization')).toBe(true)
  expect(words.isA('Person', 'Organization')).toBe(false)
  // Of the type itself, of its parent and of the parent of all.
  expect(words.expected('LocalBusiness', 'priceRange')).toContain('Text')
  expect(words.expected('LocalBusiness', 'aggregateRating')).toContain('AggregateRating')
  expect(words.expected('LocalBusiness', 'name')).toContain('Text')
  expect(words.expected('Person', 'aggregateRating')).toBeNull()
})

test('sound data have no fault', () => {
  expect(faultsOf(business)).toEqual([])
  expect(
    faultsOf({
      '@type': 'WebSite',
      url: 'https://artel.test/',
      inLanguage: 'ru',
      publisher: { '@id': 'https://artel.test/#organization' },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://artel.test/executors?q={q}' },
        'query-input': 'required name=q',
      },
    }),
  ).toEqual([])
  expect(
    faultsOf({ '@type': 'Offer', price: 1500, priceCurrency: 'RUB', availability: 'https://schema.org/InStock' }),
  ).toEqual([])
})

for (const [fault, data, told] of [
  ['a type that nobody has published', { '@type': 'Master' }, 'Master: no such type: Master'],
  [
    'a property of another type',
    { '@type': 'Person', aggregateRating: {} },
    'Person.aggregateRating: Person has no such property',
  ],
  [
    'an object of the wrong type',
    { ...business, address: { '@type': 'Person', name: 'Я' } },
    'LocalBusiness.address: Person is none of PostalAddress, Text',
  ],
  [
    'a word that is no member',
    { '@type': 'Offer', availability: 'https://schema.org/InStok' },
    'Offer.availability: "https://schema.org/InStok" is none of ItemAvailability',
  ],
  [
    'a day that is none',
    { '@type': 'Article', datePublished: '1 марта' },
    'Article.datePublished: "1 марта" is none of Date, DateTime',
  ],
  [
    'an address within the site alone',
    { ...business, url: '/executor/1' },
    'LocalBusiness.url: "/executor/1" is none of URL',
  ],
  ['a rating out of its scale', { '@type': 'Rating', ratingValue: 7 }, 'Rating: a rating of 7'],
  [
    'crumbs that are counted wrong',
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2, item: 'https://artel.test/' }] },
    'BreadcrumbList: positions 2',
  ],
  ['nothing where something is said', { ...business, knowsAbout: [] }, 'LocalBusiness.knowsAbout: empty'],
] as const) {
  test(`found in structured data: ${fault}`, () => {
    expect(faultsOf(data)).toEqual([told])
  })
}

const crumbs = { '@type': 'BreadcrumbList' }
const priced = { ...business, makesOffer: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Плитка' } }] }

for (const [page, route, told, lacks] of [
  ['a product without its way', routes.product, [{ '@type': 'Product' }], ['tells of no BreadcrumbList']],
  [
    'a product that is told only within something else',
    routes.product,
    [{ ...crumbs, about: { '@type': 'Product' } }],
    ['tells of no Product'],
  ],
  ['a profile of nobody', routes.executor, [crumbs], ['tells of no LocalBusiness or Person']],
  ['a profile of a person', routes.executorBlog, [{ '@type': 'Person' }, crumbs], []],
  ['a price list without services', routes.executorServices, [business, crumbs], ['tells of no Service']],
  ['a price list', routes.executorServices, [priced, crumbs], []],
  ['a tree of nothing', routes.categories, [crumbs], ['tells of no ItemList']],
  ['an article that is none', routes.article, [], ['tells of no Article', 'tells of no BreadcrumbList']],
  ['a page of which nothing is asked', routes.contacts, [], []],
] as const satisfies readonly (readonly [string, RouteDefinition, readonly object[], readonly string[]])[]) {
  test(`what must be told to search engines by ${page}`, () => {
    expect(missingDataFaults(route, told)).toEqual(lacks)
  })
}
