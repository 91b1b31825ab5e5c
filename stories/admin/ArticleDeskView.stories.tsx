import { deskMoves } from '@artel/core/articles'
import type { Article } from '@artel/core/contract'
import { ArticleDeskView } from '@artel/ui/admin/articles'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { bathroom } from '../articles/sample-articles.ts'
import { frozenTime } from '../frozen-time.tsx'
import { accounts } from '../mocks/fixtures/people.ts'
import { pageFrame } from '../page-frame.tsx'

const { admin } = accounts
const standing = (changes: Partial<Article>) => {
  const article = { ...bathroom, ...changes }
  return { article, moves: deskMoves(article, admin) }
}
const house = { ...bathroom.author, name: 'Денис Л.', role: 'ADMIN' } as const

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Страница статьи',
  component: ArticleDeskView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: { editor: { control: false }, history: { control: false } },
  args: { ...standing({}), isOwn: false, moving: null, onStep: fn(), editor: null, history: null },
})

/** Показывается администратору: статья исполнителя на сайте, её можно исправить или снять. */
export const Published = meta.story({
  name: 'Опубликована',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снять с сайта' }))
    await expect(args.onStep).toHaveBeenLastCalledWith('TAKE_DOWN')
    await expect(canvas.queryByRole('button', { name: 'Скрыть с сайта' })).toBeNull()
  },
})

/** Показывается, когда статью написала редакция: её скрывают без модератора. */
export const OfHouse = meta.story({
  name: 'Статья редакции',
  args: standing({ author: house }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть с сайта' }))
    await expect(args.onStep).toHaveBeenLastCalledWith('HIDE')
  },
})

/** Показывается, пока статью скрывают. */
export const Hiding = meta.story({ name: 'Скрывается', args: { ...standing({ author: house }), moving: 'HIDE' } })

/** Показывается, когда статья редакции скрыта. */
export const Hidden = meta.story({ name: 'Скрыта', args: standing({ author: house, status: 'HIDDEN' }) })

/** Показывается, пока статья ждёт модератора. */
export const Waiting = meta.story({ name: 'На проверке', args: standing({ status: 'PENDING', publishedAt: null }) })

/** Показывается, когда автор ещё пишет: черновик только смотрят. */
export const Draft = meta.story({ name: 'Черновик', args: standing({ status: 'DRAFT', publishedAt: null }) })

/** Показывается администратору, чей черновик это сам. */
export const OwnDraft = meta.story({
  name: 'Свой черновик',
  args: { ...standing({ author: house, status: 'DRAFT', publishedAt: null }), isOwn: true },
})

/** Показывается, когда статью сняли: правило и слова модератора. */
export const Rejected = meta.story({
  name: 'Отклонена',
  args: standing({ status: 'REJECTED', rejectRule: 'UNTRUE', rejectComment: 'Цены в статье прошлогодние.' }),
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
