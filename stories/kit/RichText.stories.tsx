import type { ArticleBlock } from '@artel/core/contract'
import { RichText } from '@artel/ui/kit/rich-text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drawn } from './drawn-picture.ts'

const picture = drawn(1)

const blocks: ArticleBlock[] = [
  {
    type: 'paragraph',
    runs: [{ text: 'Плитка любит ровное. ' }, { text: 'Сначала стены, потом клей.', bold: true }],
  },
  { type: 'heading', level: 2, runs: [{ text: 'Что проверить до начала' }] },
  {
    type: 'list',
    ordered: true,
    items: [[{ text: 'Отвес по всем углам' }], [{ text: 'Влажность стяжки' }], [{ text: 'Запас плитки: 10 %' }]],
  },
  { type: 'quote', runs: [{ text: 'Кто торопится с клеем, тот встречается с перфоратором.', italic: true }] },
  { type: 'image', fileId: picture.id, alt: 'Ванная с уложенной плиткой' },
  { type: 'heading', level: 3, runs: [{ text: 'Где посмотреть' }] },
  { type: 'paragraph', runs: [{ text: 'Примеры — ' }, { text: 'в нашем блоге', href: '/blog' }, { text: '.' }] },
]

const meta = preview.meta({
  title: 'Компоненты/Текст статьи',
  component: RichText,
  args: {
    pictures: { [picture.id]: picture },
    blocks,
  },
})

/** Показывается, когда статью читают. */
export const Article = meta.story({ name: 'Статья' })

/** Показывается, когда в тексте чужая разметка или дурная ссылка: это только слова. */
export const Hostile = meta.story({
  name: 'Чужая разметка',
  args: {
    blocks: [
      { type: 'paragraph', runs: [{ text: '<img src=x onerror=alert(1)>' }] },
      { type: 'paragraph', runs: [{ text: 'Нажмите сюда', href: 'javascript:alert(1)' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

/** Tab ходит по ссылкам текста. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'в нашем блоге' })).toHaveFocus()
  },
})
