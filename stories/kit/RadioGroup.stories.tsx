import { lookOf } from '@artel/core/covers/looks'
import { RadioGroup, type RadioOption } from '@artel/ui/kit'
import { Mark } from '@artel/ui/kit/cover'
import { Car, House, Wifi } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'

type Place = 'CLIENT' | 'EXECUTOR' | 'REMOTE'

const meta = preview.meta({
  title: 'Компоненты/Один из нескольких',
  component: RadioGroup<Place>,
  args: {
    legend: 'Где работать',
    value: null as Place | null,
    onChange: fn(),
    options: [
      { value: 'CLIENT', label: 'У меня', hint: 'Исполнитель приедет по адресу', icon: House },
      { value: 'EXECUTOR', label: 'У исполнителя', hint: 'Приеду или привезу сам', icon: Car },
      { value: 'REMOTE', label: 'Удалённо', hint: 'Адрес не нужен', icon: Wifi },
    ] satisfies RadioOption<Place>[],
  },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <RadioGroup
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next)
            change(next)
          }}
        />
      )}
    </Live>
  ),
})

/** Показывается, пока ничего не выбрано. */
export const List = meta.story({ name: 'Список' })

/** Показывается, когда выбор сделан. */
export const Chosen = meta.story({ name: 'Список, выбрано', args: { value: 'EXECUTOR' } })

/** Показывается, когда от выбора зависит, что будет дальше. */
export const Cards = meta.story({ name: 'Карточки', args: { look: 'cards' } })

/** Показывается, когда карточка выбрана: рамка, фон и точка. */
export const CardChosen = meta.story({ name: 'Карточки, выбрано', args: { look: 'cards', value: 'CLIENT' } })

/** Показывается, когда ответ узнают по картинке: категория по своей марке. */
export const Marked = meta.story({
  name: 'Карточки с марками',
  args: {
    look: 'cards',
    options: [
      {
        value: 'CLIENT',
        label: 'Поклейка обоев',
        hint: 'Ремонт и отделка',
        start: <Mark look={lookOf('pokleyka-oboev')} />,
      },
      { value: 'EXECUTOR', label: 'Мытьё окон', start: <Mark look={lookOf('myte-okon')} /> },
      { value: 'REMOTE', label: 'Грузчики', start: <Mark look={lookOf('gruzchiki')} /> },
    ],
  },
})

/** Показывается после попытки уйти, не выбрав. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { look: 'cards', error: 'Выберите, где работать' },
})

/** Tab приводит в группу, стрелки выбирают. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { value: 'CLIENT', look: 'cards' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Где работать' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'У меня' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'У исполнителя' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('EXECUTOR')
  },
})
