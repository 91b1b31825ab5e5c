import { LegalDeskScreen } from '@artel/ui/admin'
import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Документ/С сервером',
  component: LegalDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { document: 'cookie-policy' as const },
})

/** Показывается администратору: первая редакция и форма следующей. */
export const First = meta.story({
  name: 'Первая редакция',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Текст' })).toBeVisible()
  },
})

/** Редакцию дописывают и публикуют: она действует, а форма начинается с неё. */
export const Published = meta.story({
  name: 'Публикация',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Текст' })
    await userEvent.type(text, ' И ещё одно слово.')
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }))
    await expect(await canvas.findByText('Прежняя')).toBeVisible()
    await expect(dialog).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Текст' })).toHaveTextContent(/И ещё одно слово\.$/)
  },
})

/** Показывается, когда коллега опередил: набранное цело. */
export const Overtaken = meta.story({
  name: 'Опередил коллега',
  beforeEach: ({ msw }) => msw.use(...mockApi({ publishLegalEdition: refuse('VERSION_CONFLICT') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Текст' }), ' И ещё одно слово.')
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать' }))
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }))
    await expect(await canvas.findByRole('button', { name: /Показать/ })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Текст' })).toHaveTextContent(/И ещё одно слово\.$/)
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getLegalDesk: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Редакции не загрузились')).toBeVisible()
  },
})
