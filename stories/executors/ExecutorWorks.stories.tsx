import { worksList } from '@artel/core/executors'
import { ExecutorWorks, type ExecutorWorksProps } from '@artel/ui/executors/page'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { LONG_WORD } from '../people/sample-people.ts'
import { works } from './sample-executor.tsx'

const path = '/executor/1/portfolio/2'
const [first] = works

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Работы',
  component: ExecutorWorks,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    works,
    count: works.length,
    opened: null as ExecutorWorksProps['opened'],
    viewer: 'OTHER' as ExecutorWorksProps['viewer'],
    path,
    filters: worksList.defaults,
  },
})

/** Показывается всем: каждая работа ведёт к своим фотографиям. */
export const Usual = meta.story({
  name: 'Все работы',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Фартук на кухне' })).toHaveAttribute('href', `${path}?work=462`)
  },
})

/** Показывается по ссылке на работу: все фото, сколько стоило и сколько заняло; ниже — остальные. */
export const Opened = meta.story({
  name: 'Одна работа',
  args: { opened: first ?? null, filters: { work: 461, page: 1 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Санузел под ключ за девять дней' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Все работы исполнителя' })).toHaveAttribute('href', path)
    await userEvent.click(canvas.getByRole('button', { name: /фото 2 из 3/ }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Фото работы' })).toBeVisible())
  },
})

/** Показывается, когда работ больше страницы. */
export const ManyPages = meta.story({
  name: 'Вторая страница',
  args: { count: 24, filters: { work: null, page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Страницы' })).toBeVisible()
  },
})

/** Показывается самому исполнителю: что скрыто и почему. */
export const Own = meta.story({
  name: 'Свои работы',
  args: { viewer: 'SELF', works: works.map((work, n) => (n === 4 ? { ...work, isHidden: true } : work)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/не помещается в тариф/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Изменить работы' })).toHaveAttribute(
      'href',
      '/personal-area/portfolio',
    )
  },
})

/** Показывается, пока работ нет. */
export const Empty = meta.story({ name: 'Пусто', args: { works: [], count: 0 } })

/** Показывается с длинными словами: ничего не вылезает. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    works: works.map((work) => ({ ...work, title: LONG_WORD })),
    opened: first ? { ...first, title: LONG_WORD, text: `${LONG_WORD} `.repeat(4) } : null,
  },
})

/** Одна работа на телефоне. */
export const OnPhone = Opened.extend({
  name: 'Одна работа на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Длинные слова на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})
