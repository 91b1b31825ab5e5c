import { Checkbox } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Флажок',
  component: Checkbox,
  args: { label: 'Только проверенные исполнители', checked: false, onChange: fn() },
  render: (args) => (
    <Live start={args.checked}>
      {(checked, change) => (
        <Checkbox
          {...args}
          checked={checked}
          onChange={(next) => {
            args.onChange(next)
            change(next)
          }}
        />
      )}
    </Live>
  ),
})

/** Показывается, пока не выбрано. */
export const Off = meta.story({ name: 'Снят' })

/** Показывается, когда выбрано. */
export const On = meta.story({ name: 'Поставлен', args: { checked: true } })

/** Показывается, когда выбор требует пояснения. */
export const WithHint = meta.story({
  name: 'С пояснением',
  args: { hint: 'Откликов будет меньше, зато документы у всех проверены.' },
})

/** Показывается, когда без согласия дальше нельзя. */
export const WithError = meta.story({
  name: 'С ошибкой',
  args: { label: 'Принимаю правила сервиса', error: 'Без согласия с правилами аккаунт не создать' },
})

/** Показывается, когда выбор сейчас не меняется. */
export const Disabled = meta.story({ name: 'Недоступен', args: { checked: true, disabled: true } })

/** Пробел ставит и снимает, подпись нажимается. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Только проверенные исполнители' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Только проверенные исполнители'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})
