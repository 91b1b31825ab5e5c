import { RatingInput } from '@artel/ui/kit/rating-input'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const meta = preview.meta({
  title: 'Компоненты/Оценка',
  component: RatingInput,
  decorators: [formWidth],
  args: { legend: 'Как прошла работа?', value: null as number | null, onChange: fn() },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <RatingInput
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

/** Показывается, пока оценки нет. */
export const Empty = meta.story({ name: 'Не поставлена' })

/** Показывается, когда оценка поставлена: слово рядом говорит какая. */
export const Chosen = meta.story({ name: 'Поставлена', args: { value: 4 } })

/** Показывается, когда без оценки нельзя. */
export const WithError = meta.story({ name: 'С ошибкой', args: { error: 'Поставьте оценку' } })

/** Стрелки выбирают, как в группе переключателей. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  args: { value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '3 — нормально' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await expect(canvas.getByRole('radio', { name: '4 — хорошо' })).toBeChecked()
  },
})
