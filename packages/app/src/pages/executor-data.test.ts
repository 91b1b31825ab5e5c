import { anExecutorProfile, aReview, aService } from '@artel/core/testing'
import { describe, expect, it } from 'vitest'
import { executorData } from './executor-data.ts'

const at = { origin: 'https://artel.test', face: null }
const dataOf = (changes: Parameters<typeof anExecutorProfile>[0] = {}) => executorData(anExecutorProfile(changes), at)

describe('an executor in the words of schema.org', () => {
  it('is a business with its rating, its city and what it does', () => {
    expect(dataOf()[0]).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Сергей М.',
      url: expect.stringMatching(/^https:\/\/artel\.test\/executor\//),
      address: { addressLocality: 'Казань' },
      aggregateRating: { ratingValue: 4.9, reviewCount: 37 },
      knowsAbout: ['Сантехника'],
    })
  })

  it('has no rating before the third review, and is a person then who works for themselves', () => {
    const [person] = dataOf({ businessType: 'SE', rating: { average: null, count: 2 } })
    expect(person).toMatchObject({ '@type': 'Person' })
    expect(person).not.toHaveProperty('aggregateRating')
  })

  it('has the reviews that its page shows, unless it is a person', () => {
    const reviews = [aReview({ rating: 4, text: 'Аккуратно.' })]
    const [business] = executorData(anExecutorProfile(), { ...at, reviews })
    expect(business?.review).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: aReview().author.name },
        datePublished: aReview().createdAt,
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
        reviewBody: 'Аккуратно.',
      },
    ])
    const lone = anExecutorProfile({ businessType: 'SE', rating: { average: null, count: 2 } })
    expect(executorData(lone, { ...at, reviews })[0]).not.toHaveProperty('review')
  })

  it('offers the services of the price list that the page shows, each at its price', () => {
    const services = [
      aService(),
      aService({ priceType: 'FIXED', price: 99_50 }),
      aService({ priceType: 'NEGOTIABLE', price: null }),
    ]
    const itemOffered = { '@type': 'Service', name: 'Замена смесителя', serviceType: 'Сантехника' }
    expect(executorData(anExecutorProfile(), { ...at, services })[0]?.makesOffer).toEqual([
      {
        '@type': 'Offer',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: '1500', priceCurrency: 'RUB' },
        itemOffered,
      },
      { '@type': 'Offer', price: '99.50', priceCurrency: 'RUB', itemOffered },
      { '@type': 'Offer', itemOffered },
    ])
    expect(dataOf()[0]).not.toHaveProperty('makesOffer')
  })

  it('stands below the list of executors', () => {
    expect(dataOf()[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: 'https://artel.test/executors' }, { name: 'Сергей М.' }],
    })
  })

  it('has a picture by its whole address', () => {
    expect(executorData(anExecutorProfile(), { ...at, face: '/storage/face.webp' })[0]).toHaveProperty(
      'image',
      'https://artel.test/storage/face.webp',
    )
  })
})
