import { ArticleEditScreen } from '@artel/ui/articles/editor'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, pending, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Личный кабинет/Редактор статьи/С сервером',
  component: ArticleEditScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { id: 482 },
})

/** Показывается автору: статья открыта для правки. */
export const Own = meta.story({
  name: 'Своя статья',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Заголовок/ })).toHaveValue(
      'Сколько на самом деле стоит замена труб',
    )
  },
})

/** Показывается там, где своей статьи с таким номером нет. */
export const NotFound = meta.story({
  name: 'Нет такой статьи',
  args: { id: 9999 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такой статьи у вас нет')).toBeVisible()
  },
})

/** Показывается, пока статья в пути. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: pending })),
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Не загрузилось',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не удалось загрузить статью')).toBeVisible()
  },
})
