import { PasteDialog, type PasteDialogProps } from '@artel/ui/prices/editor'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededCategories } from '../mocks/fixtures/categories.ts'

type Form = PasteDialogProps['form']
const table = 'Услуга\tЦена\tЕд.\nЗамена сифона\t900\tшт.\nРазводка труб\tдоговорная\nПлитка на стену\tот 1 400\tм²'
const values = { categoryId: 11, text: table }

const meta = preview.meta({
  title: 'Экраны/Кабинет/Услуги и цены/Цены из таблицы',
  component: PasteDialog,
  parameters: { machine: { id: 'pastePrices' } },
  args: {
    form: { status: 'editing', values: { categoryId: null, text: '' }, errors: {} } as Form,
    attempt: 0,
    room: [3, 200] as PasteDialogProps['room'],
    tree: seededCategories(),
    own: [11, 12],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается, пока ничего не вставлено. */
export const Pristine = meta.story({
  name: 'Пустое',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByLabelText('Строки таблицы'))
    await userEvent.paste('Осмотр\t500')
    await expect(args.onChange).toHaveBeenLastCalledWith('text', 'Осмотр\t500')
  },
})

/** Показывается, когда строки вставлены: видно, что из каждой получится. */
export const Preview = meta.story({
  name: 'Что получится',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values, errors: {} } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Добавится: 3 услуги')).toBeVisible())
    await expect(screen.getByRole('button', { name: /^Добавить 3.услуги$/ })).toBeVisible()
  },
})

/** Показывается, когда часть строк не подходит: у каждой сказано почему. */
export const Mixed = meta.story({
  name: 'Часть строк не войдёт',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values: { categoryId: 11, text: `${table}\nОсмотр\tдорого\n\t500\nМелочь\t0,5` },
      errors: {},
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Это не похоже на цену: «дорого».')).toBeVisible())
    await expect(screen.getByText(/^Не войдёт: 3.строки/)).toBeVisible()
  },
})

/** Показывается, когда свободных строк меньше, чем вставлено. */
export const NoRoom = meta.story({
  name: 'Не помещается',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values, errors: {} }, room: [199, 200] },
})

/** Показывается, когда отправить нечего. */
export const Invalid = meta.story({
  name: 'Отправить нечего',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { categoryId: null, text: 'Осмотр\tдорого' },
      errors: {
        categoryId: 'Выберите категорию.',
        text: 'Ни одна строка не подходит. Что не так, написано у каждой.',
      },
    },
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда не получилось: вставленное на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values,
      errors: {},
      message: 'Нет соединения с интернетом. Проверьте сеть и повторите.',
    },
  },
})
