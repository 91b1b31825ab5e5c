import { FaqDeskScreen } from '@artel/ui/admin/faq'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Помощь/С сервером',
  component: FaqDeskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
})

/** Показывается администратору: вся помощь. */
export const Written = meta.story({
  name: 'Разделы и вопросы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Как отозвать отклик?' })).toBeVisible()
  },
})

/** Вопросы меняют местами: порядок сохраняется сразу. */
export const Ordered = meta.story({
  name: 'Порядок',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ниже: Как выбрать исполнителя?' }))
    await waitFor(() => expect(theWorld().faq[0]?.items.map(({ id }) => id)).toEqual([493, 492]))
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Задания' }))
    await waitFor(() => expect(theWorld().faq.map(({ slug }) => slug)).toEqual(['otkliki', 'zadaniya']))
  },
})

/** Показывается, когда помощь изменил коллега: порядок не сохранился, видно, как сейчас. */
export const OrderRefused = meta.story({
  name: 'Порядок не сохранился',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Ниже: Как выбрать исполнителя?' })
    theWorld().faq = theWorld().faq.map((section) => ({ ...section, items: section.items.slice(0, 1) }))
    await userEvent.click(button)
    await expect((await screen.findAllByText(/Порядок не сохранился/))[0]).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Как отменить задание?')).not.toBeInTheDocument())
  },
})

/** Раздел добавляют, занятый адрес не проходит; пустой раздел удаляют. */
export const SectionAddedAndRemoved = meta.story({
  name: 'Раздел добавлен и удалён',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Новый раздел' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый раздел' }))
    await userEvent.type(dialog.getByLabelText('Название'), 'Оплата')
    await userEvent.type(dialog.getByLabelText('О чём раздел'), 'Как платить')
    await userEvent.type(dialog.getByLabelText('Адрес'), 'otkliki')
    await userEvent.selectOptions(dialog.getByLabelText('Для кого'), 'ALL')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить раздел' }))
    await expect(await dialog.findByText('Этот адрес занят другим разделом.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Адрес'))
    await userEvent.type(dialog.getByLabelText('Адрес'), 'oplata')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить раздел' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить раздел «Оплата»' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить раздел' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Оплата' })).not.toBeInTheDocument())
  },
})

/** Показывается, когда раздел сохранил коллега: введённое осталось, второе нажатие его сохранит. */
export const SectionConflict = meta.story({
  name: 'Раздел сохранил коллега',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить раздел «Отклики»' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Раздел помощи' }))
    theWorld().faq = theWorld().faq.map((section) => ({ ...section, version: section.version + 1 }))
    await userEvent.type(dialog.getByLabelText('Название'), ' и ответы')
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить раздел' }))
    await expect(await dialog.findByText('Это уже изменили в другом окне')).toBeVisible()
    await expect(dialog.getByLabelText('Название')).toHaveValue('Отклики и ответы')
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listAdminFaq: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Помощь не загрузилась')).toBeVisible()
  },
})
