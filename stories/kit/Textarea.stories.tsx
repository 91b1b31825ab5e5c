import { Field, Textarea } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const long =
  'Нужно собрать кухонный гарнитур: шесть нижних модулей, пять верхних и пенал. Стены ровные, розетки выведены. ' +
  'Столешница цельная, вырез под мойку и варочную панель делаете вы. Инструмент и крепёж с собой.'

const meta = preview.meta({
  title: 'Компоненты/Многострочное поле',
  component: Textarea,
  decorators: [formWidth],
  args: { value: '' },
  render: (args) => (
    <Field label="Что нужно сделать">
      <Live start={args.value}>
        {(value, change) => <Textarea {...args} value={value} onChange={(event) => change(event.target.value)} />}
      </Live>
    </Field>
  ),
})

/** Показывается, пока ничего не написано: сразу видно, что ждём несколько строк. */
export const Empty = meta.story({ name: 'Пустое' })

/** Показывается, когда текст помещается. */
export const Filled = meta.story({ name: 'Заполненное', args: { value: long } })

/** Показывается, когда текст длиннее: поле растёт вместе с ним, но не выше 60 % окна. */
export const Long = meta.story({
  name: 'Очень длинный текст',
  args: { value: Array.from({ length: 12 }, () => long).join('\n\n') },
})

/** Показывается, когда текст не подходит. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { value: 'Кухня' },
  render: (args) => (
    <Field label="Что нужно сделать" error="Опишите подробнее: хотя бы 30 символов">
      <Textarea {...args} readOnly />
    </Field>
  ),
})

/** Каждая новая строка прибавляет высоту. */
export const Grows = meta.story({
  name: 'Растёт с текстом',
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Что нужно сделать' })
    const before = area.clientHeight
    await userEvent.type(area, 'Одна{Enter}Две{Enter}Три{Enter}Четыре')
    await expect(area.clientHeight).toBeGreaterThan(before)
  },
})

/** Enter начинает строку, Tab уходит дальше: из поля можно выйти. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const area = canvas.getByRole('textbox', { name: 'Что нужно сделать' })
    await expect(area).toHaveFocus()
    await userEvent.keyboard('Раз{Enter}Два')
    await expect(area).toHaveValue('Раз\nДва')
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
  },
})
