import { aProduct, aProductReview } from '@artel/core/testing'
import { describe, expect, it } from 'vitest'
import { productData } from './product-data.ts'

const at = { origin: 'https://artel.test', path: [], photos: [], reviews: [] }

describe('a product in the words of schema.org', () => {
  it('is offered at its price, by who sells it, in roubles', () => {
    const [product] = productData(aProduct(), at)
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Обеденный стол из дуба',
      offers: {
        '@type': 'Offer',
        price: '48000',
        priceCurrency: 'RUB',
        availability: 'https://schema.org/MadeToOrder',
        seller: { url: expect.stringMatching(/^https:\/\/artel\.test\/executor\//) },
      },
      aggregateRating: { ratingValue: 4.7, reviewCount: 6 },
      additionalProperty: [{ name: 'Материал', value: 'Дуб' }],
    })
  })

  it.each([
    ['IN_STOCK', 'InStock'],
    ['SOLD_OUT', 'OutOfStock'],
  ] as const)('says of %s that it is %s', (availability, word) => {
    const [product] = productData(aProduct({ availability }), at)
    expect(product?.offers).toMatchObject({ availability: `https://schema.org/${word}` })
  })

  it('has a lowest price where it costs from so much, and none where it is to be agreed', () => {
    const [from] = productData(aProduct({ priceType: 'FROM' }), at)
    expect(from?.offers).toMatchObject({ '@type': 'Offer', priceSpecification: { minPrice: '48000' } })
    const [agreed] = productData(aProduct({ priceType: 'NEGOTIABLE', price: null }), at)
    expect(agreed).not.toHaveProperty('offers')
  })

  it('tells what buyers say, with their marks', () => {
    const [product] = productData(aProduct(), { ...at, reviews: [aProductReview({ text: '' }), aProductReview()] })
    const reviews = product?.review as readonly object[]
    expect(reviews[0]).not.toHaveProperty('reviewBody')
    expect(reviews[1]).toMatchObject({ '@type': 'Review', reviewRating: { ratingValue: 4, bestRating: 5 } })
  })

  it('stands in the catalogue below all that its category is a part of', () => {
    const path = [
      { name: 'Мебель', slug: 'mebel' },
      { name: 'Мебель из массива', slug: 'mebel-iz-massiva' },
    ]
    expect(productData(aProduct(), { ...at, path })[1]).toMatchObject({
      itemListElement: [
        { item: 'https://artel.test/catalog' },
        { name: 'Мебель', item: 'https://artel.test/catalog/mebel' },
        { name: 'Мебель из массива', item: 'https://artel.test/catalog/mebel-iz-massiva' },
        { item: 'https://artel.test/product/451' },
      ],
    })
  })

  it('stands in its category where nobody knows what is above', () => {
    expect(productData(aProduct(), at)[1]).toMatchObject({
      itemListElement: [
        { item: 'https://artel.test/catalog' },
        { item: 'https://artel.test/catalog/mebel-iz-massiva' },
        { item: 'https://artel.test/product/451' },
      ],
    })
  })
})
