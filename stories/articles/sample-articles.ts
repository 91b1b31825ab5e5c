import type { ArticleBlock } from '@artel/core/contract'
import { anArticle, anArticleCard, aPublicExecutor } from '@artel/core/testing'
import { photo } from '../mocks/fixtures/pictures.ts'

const p = (text: string): ArticleBlock => ({ type: 'paragraph', runs: [{ text }] })
const h = (text: string): ArticleBlock => ({ type: 'heading', level: 2, runs: [{ text }] })

export const pictureOfText = photo(2)

/** Some minutes of reading with everything that an article may hold. */
const body: ArticleBlock[] = [
  p(
    'Средняя ванная в панельном доме — 3,8 м² пола и 21 м² стен. Если не переносить стояки, сроки и цену можно назвать заранее. Разберём по строкам.',
  ),
  h('Демонтаж и вывоз'),
  p(
    'Снять старую плитку, сантехнику и вывезти четыре куба мусора. Экономить здесь получается редко: мешки считают поштучно, а без лифта цена растёт на треть.',
  ),
  { type: 'image', fileId: pictureOfText.id, alt: 'Раскладка плитки на полу' },
  h('Плитка'),
  {
    type: 'paragraph',
    runs: [
      { text: 'Это половина сметы. Крупный формат ' },
      { text: 'вдвое дороже', bold: true },
      { text: ': его кладут вдвоём. Подробнее — в ' },
      { text: 'разборе раскладки', href: '/blog' },
      { text: '.' },
    ],
  },
  { type: 'quote', runs: [{ text: 'Дешевле всего та плитка, которую не пришлось резать.' }] },
  h('Где можно сэкономить'),
  {
    type: 'list',
    ordered: false,
    items: [
      [{ text: 'Обычная затирка вместо эпоксидной там, где нет брызг.' }],
      [{ text: 'Экран под ванну из остатков плитки, а не готовый.' }],
      [{ text: 'Одна бригада на сантехнику и плитку.' }],
    ],
  },
  { type: 'heading', level: 3, runs: [{ text: 'И последнее' }] },
  p('Приложите к заданию фотографии и размеры — тогда отклики придут с точной ценой.'),
]

const words = {
  title: 'Сколько стоит ванная под ключ: смета по строкам',
  lead: 'За что платят на самом деле: от демонтажа до затирки.',
  category: 'CASES',
  author: aPublicExecutor(),
  tags: ['ванная', 'плитка', 'смета'],
  readingTime: 4,
} as const

/** The same list whichever story shows it. */
export const blogCards = [
  anArticleCard({ ...words, tags: [...words.tags], id: 471, cover: photo(1) }),
  anArticleCard({
    id: 472,
    title: 'Переезд без потерь: список на две недели вперёд',
    category: 'ADVICES',
    readingTime: 5,
  }),
  anArticleCard({
    id: 473,
    title: '«Дерево видно по кроне»: разговор с арбористом',
    category: 'INTERVIEW',
    readingTime: 11,
  }),
  anArticleCard({
    id: 474,
    title: 'Чем отмыть затирку и не испортить плитку',
    category: 'PERSONAL_BLOG',
    readingTime: 4,
  }),
  anArticleCard({ id: 475, title: 'В портфолио можно показать больше работ', category: 'NEWS', readingTime: 2 }),
]

/** A whole article. */
export const bathroom = anArticle({
  ...words,
  id: 471,
  tags: [...words.tags],
  cover: photo(1),
  body,
  pictures: { [pictureOfText.id]: pictureOfText },
})
