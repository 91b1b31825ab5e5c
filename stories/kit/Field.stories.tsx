import { Field, Icon, Input, type InputProps } from '@artel/ui/kit'
import { Search } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'

const meta = preview.meta({
  title: 'Компоненты/Поле ввода',
  component: Field,
  subcomponents: { Input },
  decorators: [formWidth],
  args: { label: 'Название задания', children: <Input placeholder="Собрать кухонный гарнитур" /> },
  argTypes: { children: { control: false } },
})

const filled = (props?: InputProps) => <Input defaultValue="Собрать кухонный гарнитур" {...props} />

/** Показывается, пока ничего не введено. */
export const Empty = meta.story({ name: 'Пустое' })

/** Показывается, когда что-то введено. */
export const Filled = meta.story({ name: 'Заполненное', args: { children: filled() } })

/** Показывается, когда правило лучше знать заранее. */
export const WithHint = meta.story({
  name: 'С подсказкой',
  args: { hint: 'Коротко и по делу: что сделать и с чем, от 5 до 100 символов.' },
})

/** Показывается, когда поле можно пропустить. Обязательность не отмечаем: обязательно всё остальное. */
export const Optional = meta.story({ name: 'Необязательное', args: { label: 'Квартира, подъезд', optional: true } })

/** Показывается, когда введённое не подходит: ошибка слышна вместе с полем. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { error: 'Напишите хотя бы 5 символов', children: <Input defaultValue="Кух" /> },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Название задания' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Напишите хотя бы 5 символов')
  },
})

/** Показывается, когда поле сейчас не меняется. */
export const Disabled = meta.story({ name: 'Недоступное', args: { children: filled({ disabled: true }) } })

/** Показывается в строке поиска: место само говорит, что это. */
export const SearchLine = meta.story({
  name: 'Поиск',
  args: {
    label: 'Найти задание',
    labelHidden: true,
    optional: true,
    children: <Input type="search" placeholder="Найти задание" start={<Icon of={Search} />} />,
  },
})

/** Показывается в фильтрах: 36 px вместо 44. */
export const Dense = meta.story({ name: 'Плотное', args: { children: filled({ dense: true }) } })

/** Подпись ведёт в поле, Tab тоже. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'Название задания' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Покрасить забор')
    await expect(input).toHaveValue('Покрасить забор')
  },
})
