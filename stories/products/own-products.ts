import type { Room } from '@artel/core/tariffs'
import { anOwnProductCard } from '@artel/core/testing'
import { photo } from '../mocks/fixtures/pictures.ts'

const ways = (can: readonly string[]) =>
  (['UPDATE', 'SUBMIT', 'HIDE', 'SHOW', 'DELETE'] as const).map((event) => ({
    event,
    refusal: can.includes(event) ? null : 'WRONG_STATE',
  }))

/** What the free tariff has room for, two places of five taken. */
export const roomOfGoods: Room = {
  tariff: 'Бесплатный',
  count: [2, 5],
  larger: [
    { name: 'Базовый', limit: 30, price: 690_00 },
    { name: 'Стандарт', limit: 100, price: 1490_00 },
  ],
}

/** One's own goods, one in each state. */
export const ownGoods = [
  anOwnProductCard({
    id: 456,
    title: 'Скамья для прихожей, ясень',
    status: 'REJECTED',
    price: 12_900_00,
    photo: photo(4),
    rejectRule: 'BAD_PICTURE',
    rejectComment: 'На фото виден телефон мастерской: закройте его или снимите заново.',
    allowedEvents: ways(['UPDATE', 'DELETE']),
  }),
  anOwnProductCard({
    id: 455,
    title: 'Полка настенная «Ступени»',
    status: 'PENDING',
    price: 4_200_00,
    availability: 'IN_STOCK',
    photo: photo(3),
    allowedEvents: ways(['UPDATE', 'DELETE']),
  }),
  anOwnProductCard({
    id: 454,
    status: 'PUBLISHED',
    photo: photo(1),
    rating: { average: 4.7, count: 6 },
    allowedEvents: ways(['UPDATE', 'HIDE', 'DELETE']),
  }),
  anOwnProductCard({
    id: 453,
    title: 'Тумба под раковину, дуб и сталь',
    price: 17_500_00,
    photo: null,
    allowedEvents: [
      { event: 'UPDATE', refusal: null },
      { event: 'SUBMIT', refusal: 'INCOMPLETE' },
      { event: 'DELETE', refusal: null },
    ],
  }),
  anOwnProductCard({
    id: 452,
    title: 'Экран под ванну раздвижной',
    status: 'HIDDEN',
    price: 3_900_00,
    photo: photo(2),
    allowedEvents: ways(['UPDATE', 'SHOW', 'DELETE']),
  }),
  anOwnProductCard({
    id: 451,
    title: 'Вешалка напольная',
    status: 'HIDDEN',
    isHiddenByTariff: true,
    price: 2_700_00,
    photo: photo(5),
    allowedEvents: ways(['UPDATE', 'SHOW', 'DELETE']),
  }),
]
