import { ownCaseList } from '@artel/core/cases'
import { PortfolioScreen } from '@artel/ui/cases'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts, backend, mockApi, offline, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Портфолио/Список/С сервером',
  component: PortfolioScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { filters: ownCaseList.defaults },
})

const titles = () =>
  theWorld()
    .cases.filter(({ executorId }) => executorId === accounts.executor.id)
    .map(({ title }) => title)

/** Показывается исполнителю с работами. */
export const Kept = meta.story({
  name: 'Работы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Тёплый пол в детской' })).toBeVisible()
    await expect(await canvas.findByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '2')
  },
})

/** Работу удаляют, и место освобождается. */
export const Removed = meta.story({
  name: 'Удаление',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Тёплый пол в детской' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Удалить/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить работу?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(titles()).not.toContain('Тёплый пол в детской'))
    await waitFor(() =>
      expect(canvas.getByRole('meter', { name: 'Работы в портфолио' })).toHaveAttribute('aria-valuenow', '1'),
    )
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listCases: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить работы')
  },
})
