import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/index.ts'
import { presentServices, tariffOffer, usesOf } from './billing/index.ts'
import { keptChoice, lacksPlace, nothingChosen, orderOf, type ServiceChoice } from './index.ts'

const services = presentServices(usesOf(tariffOffer('FREE').limits, [], {}))
const kazan = { id: 92, name: 'Казань' }
const chosen = (choice: Partial<ServiceChoice>): ServiceChoice => ({ ...nothingChosen, ...choice })

describe('orderOf', () => {
  it('orders what is chosen, each in the unit it is sold by', () => {
    expect(orderOf(chosen({ amounts: { REPLIES: 30, CASES: 2 } }), services)).toEqual({
      services: [
        { type: 'REPLIES', unit: 'piece', amount: 30 },
        { type: 'CASES', unit: 'month', amount: 2 },
      ],
    })
  })

  it('orders nothing while nothing is chosen', () => {
    expect(orderOf(nothingChosen, services)).toBeNull()
  })

  it('waits for the category and the city of a place at the top', () => {
    const top = chosen({ amounts: { TOP_EXECUTORS: 3, REPLIES: 10 }, categoryId: 11 })
    expect([lacksPlace(top), orderOf(top, services)]).toEqual([true, null])
    expect(orderOf({ ...top, city: kazan }, services)?.services?.[1]).toEqual({
      type: 'TOP_EXECUTORS',
      unit: 'day',
      amount: 3,
      categoryId: 11,
      cityId: 92,
    })
  })
})

describe('keptChoice', () => {
  it('gives back what was kept, until it is forgotten', () => {
    const kept = keptChoice(memoryStorage())
    const choice = chosen({ amounts: { REPLIES: 10, TOP_EXECUTORS: 1 }, categoryId: 11, city: kazan })
    kept.keep(choice)
    expect(kept.restore()).toEqual(choice)
    kept.forget()
    expect(kept.restore()).toEqual(nothingChosen)
  })

  it.each(['no JSON', '7', '{"amounts":{"REPLIES":"ten","ROCKETS":1},"city":{},"categoryId":"x"}'])(
    'chooses nothing out of %s',
    (text) => {
      expect(keptChoice(memoryStorage({ artel_service_choice: text })).restore()).toEqual(nothingChosen)
    },
  )
})
