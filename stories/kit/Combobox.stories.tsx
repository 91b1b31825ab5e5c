import { Field } from '@artel/ui/kit'
import { Combobox, type ComboboxOption } from '@artel/ui/kit/combobox'
import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const cities: ComboboxOption[] = [
  { id: '1', label: 'Тула', note: 'Тульская область' },
  { id: '2', label: 'Тулун', note: 'Иркутская область' },
  { id: '3', label: 'Туапсе', note: 'Краснодарский край' },
]

const meta = preview.meta({
  title: 'Компоненты/Поле с подсказками',
  component: Combobox,
  decorators: [formWidth],
  args: {
    text: 'Ту',
    onTextChange: fn(),
    status: 'ready' as const,
    options: cities,
    onSelect: fn(),
    onRetry: fn(),
    emptyText: 'Такого города нет. Проверьте, нет ли опечатки.',
    placeholder: 'Например, Тула',
  },
  render: (args) => (
    <div style={{ minHeight: '16rem' }}>
      <Field label="Город">
        <Live start={args.text}>
          {(text, change) => (
            <Combobox
              {...args}
              text={text}
              onTextChange={(next) => {
                args.onTextChange(next)
                change(next)
              }}
              onSelect={(option) => {
                args.onSelect(option)
                change(option.label)
              }}
            />
          )}
        </Live>
      </Field>
    </div>
  ),
})

const open = () => userEvent.click(screen.getByRole('combobox', { name: 'Город' }))

/** Показывается, пока поле не трогали. */
export const Closed = meta.story({ name: 'Закрыто', args: { text: '', status: 'idle', options: [] } })

/** Показывается, когда подсказки пришли. */
export const Open = meta.story({
  name: 'Подсказки',
  play: async ({ canvas }) => {
    await open()
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
  },
})

/** Показывается, пока подсказки ищутся. */
export const Loading = meta.story({
  name: 'Ищем',
  args: { status: 'loading', options: [] },
  play: async ({ canvas }) => {
    await open()
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ищем…')
  },
})

/** Показывается, когда ничего не нашлось. */
export const NothingFound = meta.story({
  name: 'Ничего не нашлось',
  args: { text: 'Тулаа', options: [] },
  play: async ({ canvas }) => {
    await open()
    await expect(await canvas.findByRole('status')).toHaveTextContent('Такого города нет')
  },
})

/** Показывается, когда сервер не ответил. */
export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { status: 'failed', options: [] },
  play: async ({ canvas, args }) => {
    await open()
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда город не выбран. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { text: 'Тулаа', status: 'idle', options: [] },
  render: (args) => (
    <Field label="Город" error="Выберите город из подсказок">
      <Combobox {...args} />
    </Field>
  ),
})

/** Стрелки ходят по списку, Enter берёт, Escape закрывает, фокус остаётся в поле. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: /Тула/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('option', { name: /Туапсе/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(cities[1])
    await expect(input).toHaveValue('Тулун')
    await expect(input).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
})
