import { ArticleScreen } from '@artel/ui/articles/page'
import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Блог/Статья/С сервером',
  component: ArticleScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: 482 },
})

/** Показывается гостю. */
export const Guest = meta.story({
  name: 'Гость',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Сколько на самом деле стоит')
    await expect(canvas.getByRole('button', { name: 'Поделиться' })).toBeVisible()
  },
})

/** Показывается автору: статью можно скрыть и показать снова. */
export const Own = meta.story({
  name: 'Своя статья',
  globals: { viewer: 'executor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скрыть' }))
    await expect(await canvas.findByText('Статья скрыта: в блоге её нет.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать снова' }))
    await expect(await canvas.findByText('Так статью видят читатели.')).toBeVisible()
  },
})

/** Жалоба читателя с клавиатуры: модератор получит именно эту статью. */
export const Complaining = meta.story({
  name: 'Жалоба на статью',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Пожаловаться на статью' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Пожаловаться на статью' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Спам' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Что случилось/ }), 'Это реклама чужого сайта.')
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить жалобу' }))
    await screen.findByRole('dialog', { name: 'Жалоба отправлена' })
    await expect(theWorld().complaints.at(-1)).toMatchObject({ target: 'ARTICLE', targetId: '482' })
  },
})

/** Показывается там, где статьи нет или её никому не показывают. */
export const NotFound = meta.story({
  name: 'Нет такой статьи',
  args: { id: 484 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getArticle: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Нет связи')
  },
})
