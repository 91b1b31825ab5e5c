import { Switch } from '@artel/ui/kit/switch'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Переключатель',
  component: Switch,
  decorators: [formWidth],
  args: { checked: false, onChange: fn(), label: 'Письма о новых откликах', hint: 'Не чаще раза в час' },
  render: (args) => (
    <Live start={args.checked}>
      {(checked, change) => (
        <Switch
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

/** Показывается, когда настройка выключена. */
export const Off = meta.story({ name: 'Выключен' })

/** Показывается, когда настройка включена. */
export const On = meta.story({ name: 'Включён', args: { checked: true } })

/** Показывается, когда менять нельзя. */
export const Disabled = meta.story({ name: 'Недоступен', args: { checked: true, disabled: true } })

/** Пробел и Enter переключают; нажатие на слова тоже. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Письма о новых откликах' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(control).not.toBeChecked()
    await userEvent.click(canvas.getByText('Письма о новых откликах'))
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
})
