import type { CategoryRequestValues } from '@artel/core/categories'
import { CategoryRequestDialog, type CategoryRequestDialogProps } from '@artel/ui/categories/request'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = CategoryRequestDialogProps['form']

const values: CategoryRequestValues = { name: '', parentId: null, about: '' }
const told: CategoryRequestValues = {
  name: 'Ремонт кофемашин',
  parentId: 1,
  about: 'Чистка и ремонт кофемашин дома и в офисе: помпы, жерновки, платы.',
}
const taken = fn()

const meta = preview.meta({
  title: 'Паттерны/Предложение категории',
  component: CategoryRequestDialog,
  parameters: { machine: { id: 'categoryRequest' }, docs: { story: { inline: false, height: '720px' } } },
  args: {
    form: { status: 'editing', values, errors: {} } as Form,
    sections: [
      { id: 1, name: 'Ремонт' },
      { id: 2, name: 'Мебель' },
    ] as { id: number; name: string }[],
    same: null as CategoryRequestDialogProps['same'],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается тому, кто не нашёл своей категории. */
export const Pristine = meta.story({
  name: 'Пустое',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Раздел'), 'Мебель')
    await expect(args.onChange).toHaveBeenCalledWith('parentId', 2)
    await userEvent.click(screen.getByRole('button', { name: 'Предложить' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда всё рассказано. */
export const Filled = meta.story({
  name: 'Заполненное',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: told, errors: {} } },
})

/** Показывается после отправки пустой формы. */
export const Errors = meta.story({
  name: 'Ошибки',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values,
      errors: { name: 'Напишите, как назвать категорию.', about: 'Напишите, какие работы сюда войдут.' },
    },
  },
})

/** Показывается, когда такая категория уже есть: её предлагают вместо новой, и второй раз её не просят. */
export const Exists = meta.story({
  name: 'Такая уже есть',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: { ...told, name: 'сантехника' }, errors: {} },
    same: {
      name: 'Сантехника',
      words: 'Такая категория уже есть: «Сантехника», раздел «Ремонт».',
      onChoose: taken,
    },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Предложить' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать «Сантехника»' }))
    await expect(taken).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока предложение уходит. */
export const Submitting = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: told, errors: {} } },
})

/** Показывается, когда за сутки предложено уже три категории. */
export const Failed = meta.story({
  name: 'Слишком много за сутки',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: told,
      errors: {},
      message:
        'За сутки можно предложить три категории, и вы уже предложили их. Напишите завтра: поля останутся заполненными.',
    },
  },
})

/** Показывается после отправки: сказано, что будет дальше. */
export const Sent = meta.story({
  name: 'Отправлено',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: told, output: { id: 861 } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { form: { status: 'editing', values: told, errors: {} } },
  globals: { viewport: { value: 'phone' } },
})
