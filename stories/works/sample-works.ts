import type { WorkWords } from '@artel/ui/works'
import { photo } from '../mocks/fixtures/pictures.ts'

export const bathroom: WorkWords = {
  id: 1,
  title: 'Ванная в шестигранной плитке',
  picture: photo(2),
  alt: '',
  price: { sum: '58 000 ₽' },
  facts: 'Марьино · 4,2 м² · 6 дней · 2026',
  photos: { count: 12, words: '12 фотографий' },
  to: '/executor/1',
}

export const works: readonly WorkWords[] = [
  bathroom,
  {
    ...bathroom,
    id: 2,
    title: 'Душевая с трапом в зелёном кабанчике',
    picture: photo(1),
    price: { sum: '74 500 ₽' },
    facts: 'Сокол · 3,6 м² · 9 дней · 2026',
    photos: { count: 18, words: '18 фотографий' },
  },
  {
    ...bathroom,
    id: 3,
    title: 'Фартук на кухне с запилом под 45°',
    picture: photo(3),
    price: { sum: '16 800 ₽' },
    facts: 'Тушино · 3,2 м² · 2 дня · 2026',
    photos: { count: 7, words: '7 фотографий' },
  },
]
