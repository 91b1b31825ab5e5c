import { ArticleCard, type ArticleWords } from '@artel/ui/articles'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'
import { andrey, LONG_WORD } from '../people/sample-people.ts'

const article: ArticleWords = {
  title: 'Кухня из массива за 18 дней: что пошло не по плану',
  section: 'Кейсы',
  date: { text: '18 ноября', iso: '2026-11-18' },
  reading: '6 минут',
  picture: photo(4),
  author: andrey,
}

const meta = preview.meta({
  title: 'Паттерны/Статьи/Карточка статьи',
  component: ArticleCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '23rem' }}>
        <Story />
      </div>
    ),
    pageFrame,
  ],
  parameters: { layout: 'fullscreen' },
  argTypes: { cover: { control: false } },
  args: { article, to: '/blog/articles/1', headingLevel: 2 as const },
})

/** Показывается в блоге, когда автор дал картинку. */
export const Usual = meta.story({
  name: 'С картинкой',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Кухня из массива/ })).toHaveFocus()
  },
})

/** Показывается, когда картинки нет: обложку рисует материал раздела. Редакция не подписывается. */
export const WithCover = meta.story({
  name: 'С нарисованной обложкой',
  args: {
    article: { ...article, picture: null, section: 'Советы', author: undefined },
    cover: <div style={{ background: 'var(--mat-planks)' }} />,
  },
})

/** Показывается, когда нет ни картинки, ни обложки. */
export const WithoutPicture = meta.story({ name: 'Без картинки', args: { article: { ...article, picture: null } } })

/** Показывается, когда в заголовке слово длиннее строки. */
export const Long = meta.story({
  name: 'Длинный заголовок',
  args: { article: { ...article, title: `${LONG_WORD}: что пошло не по плану и сколько это стоило на самом деле` } },
})

/** То же на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинный заголовок на телефоне',
  globals: { viewport: { value: 'phone' } },
})
