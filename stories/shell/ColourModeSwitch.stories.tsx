import { ColourModeSwitch } from '@artel/ui/shell/colour-mode-switch'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from '../kit/Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Тема оформления',
  component: ColourModeSwitch,
  args: { value: 'system' as const, onChange: fn() },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <ColourModeSwitch
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

/** Показывается сначала: тему выбирает система. */
export const System = meta.story({ name: 'Как в системе' })

/** Показывается, когда выбрали тёмную. */
export const Dark = meta.story({ name: 'Тёмная', args: { value: 'dark' } })

/** Стрелки выбирают. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('light')
    await expect(canvas.getByRole('radio', { name: 'Светлая' })).toBeChecked()
  },
})
