import { CategorySelect, type CategorySelectProps } from '@artel/ui/categories'
import { Field } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { seededCategories } from '../mocks/fixtures/categories.ts'

const meta = preview.meta({
  title: 'Паттерны/Выбор категории',
  component: CategorySelect,
  args: {
    value: null as number | null,
    tree: seededCategories() as CategorySelectProps['tree'],
    own: [11, 12],
    stored: null as NonNullable<CategorySelectProps['stored']> | null,
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => (
    <Field label="Категория">
      <CategorySelect {...args} />
    </Field>
  ),
})

/** Показывается, пока ничего не выбрано: свои категории стоят первыми. */
export const Pristine = meta.story({
  name: 'Не выбрана',
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText('Категория')
    await expect(select.querySelector('optgroup')).toHaveAttribute('label', 'Ваши категории')
    await userEvent.selectOptions(select, 'Электрика')
    await expect(args.onChange).toHaveBeenLastCalledWith(13)
    await userEvent.selectOptions(select, '')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

/** Показывается, пока список категорий не пришёл: сохранённая уже названа. */
export const BeforeTree = meta.story({
  name: 'До прихода списка',
  args: { value: 11, tree: [], own: [], stored: { id: 11, name: 'Сантехника' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Категория')).toHaveDisplayValue('Сантехника')
  },
})
