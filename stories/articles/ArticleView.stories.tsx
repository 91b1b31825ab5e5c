import type { Article } from '@artel/core/contract'
import { anArticle } from '@artel/core/testing'
import { ArticleView, type ArticleViewProps } from '@artel/ui/articles/page'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { bathroom, blogCards } from './sample-articles.ts'

const own = (status: Article['status'], allowedEvents: Article['allowedEvents'], more: Partial<Article> = {}) => ({
  article: { ...bathroom, status, allowedEvents, ...more },
  viewer: 'AUTHOR' as const,
})

const meta = preview.meta({
  title: 'Экраны/Блог/Статья',
  component: ArticleView,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'publicationLifecycle' }, layout: 'fullscreen' },
  args: {
    article: bathroom,
    viewer: 'READER' as ArticleViewProps['viewer'],
    related: blogCards.slice(1, 3),
    onMove: fn(),
    moving: null as ArticleViewProps['moving'],
  },
})

/** Показывается читателю: обложка, содержание, текст, автор, что читать дальше. */
export const Usual = meta.story({
  name: 'Читатель',
  parameters: { machine: { state: 'PUBLISHED' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'В статье' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Плитка' })).toHaveAttribute('href', '#p5')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Плитка' })).toHaveAttribute('id', 'p5')
  },
})

/** То же на телефоне. */
export const UsualOnPhone = meta.story({ name: 'Читатель на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда обложки нет, а пишет редакция. */
export const OfEditors = meta.story({
  name: 'Статья редакции',
  args: {
    article: anArticle({
      ...bathroom,
      category: 'ADVICES',
      cover: null,
      author: { ...bathroom.author, role: 'MODERATOR' },
    }),
    related: [],
  },
})

/** Показывается автору, пока статья — черновик. */
export const Draft = meta.story({
  name: 'Свой черновик',
  parameters: { machine: { state: 'DRAFT' } },
  args: own('DRAFT', [{ event: 'SUBMIT', refusal: null }], { publishedAt: null }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на проверку' }))
    await expect(args.onMove).toHaveBeenCalledWith('SUBMIT')
  },
})

/** Показывается автору, когда места месяца закончились: сказано, почему не отправить. */
export const NoPlaces = meta.story({
  name: 'Места закончились',
  args: own('DRAFT', [{ event: 'SUBMIT', refusal: 'QUOTA' }], { publishedAt: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Места по тарифу закончились/)).toBeVisible()
  },
})

/** Показывается автору, пока статья у модератора. */
export const Pending = meta.story({
  name: 'Своя на проверке',
  parameters: { machine: { state: 'PENDING' } },
  args: own('PENDING', [], { publishedAt: null }),
})

/** Показывается автору, когда модератор отклонил статью: правило, слова модератора и что дальше. */
export const Rejected = meta.story({
  name: 'Своя отклонена',
  parameters: { machine: { state: 'REJECTED' } },
  args: own('REJECTED', [], {
    publishedAt: null,
    rejectRule: 'CONTACTS_IN_TEXT',
    rejectComment: 'Уберите телефон из конца.',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/в статье указаны контакты. Уберите телефон из конца/)).toBeVisible()
  },
})

/** Показывается автору, когда он скрыл статью. */
export const Hidden = meta.story({
  name: 'Своя скрыта',
  parameters: { machine: { state: 'HIDDEN' } },
  args: own('HIDDEN', [{ event: 'SHOW', refusal: null }]),
})

/** Показывается автору опубликованной статьи, пока она скрывается. */
export const Moving = meta.story({
  name: 'Своя скрывается',
  args: { ...own('PUBLISHED', [{ event: 'HIDE', refusal: null }]), moving: 'HIDE' },
})

/** Показывается сотруднику, когда статья ждёт решения. */
export const OfStaff = meta.story({
  name: 'Сотрудник',
  args: { article: { ...bathroom, status: 'PENDING', publishedAt: null }, viewer: 'STAFF' },
})

/** Показывается вошедшему: статья не для всех. */
export const ForSignedIn = meta.story({ name: 'Для вошедших', args: { article: { ...bathroom, isPublic: false } } })

/** Показывается, когда в словах статьи нет ни одного пробела. */
export const LongText = meta.story({
  name: 'Длинное слово',
  args: {
    article: {
      ...bathroom,
      title: LONG_WORD,
      lead: LONG_WORD,
      body: [
        { type: 'heading', level: 2, runs: [{ text: LONG_WORD }] },
        { type: 'paragraph', runs: [{ text: LONG_WORD }] },
      ],
      tags: [LONG_WORD.slice(0, 40)],
    },
  },
})
