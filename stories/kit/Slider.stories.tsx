import { RangeSlider, Slider } from '@artel/ui/kit/slider'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { formWidth } from './form-width.tsx'
import { Live } from './Live.tsx'

const km = (value: number) => `${value}\u00a0км`
const roubles = (value: number) => `${new Intl.NumberFormat('ru-RU').format(value)}\u00a0₽`

const meta = preview.meta({
  title: 'Компоненты/Ползунок',
  component: Slider,
  decorators: [formWidth],
  args: { label: 'Расстояние', min: 1, max: 50, value: 20, onChange: fn(), format: km },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <Slider
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

const onRange = fn()

/** Показывается, когда нужно одно значение. */
export const One = meta.story({ name: 'Одно значение' })

/** Показывается, когда менять нельзя. */
export const Disabled = meta.story({ name: 'Недоступен', args: { disabled: true } })

/** Стрелки двигают на шаг, Page Down на десять, Home и End к краям. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Расстояние' })
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(21)
    await userEvent.keyboard('{PageDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(11)
    await userEvent.keyboard('{End}')
    await expect(thumb).toHaveAttribute('aria-valuetext', km(50))
  },
})

/** Показывается, когда нужны нижняя и верхняя граница; одна не обгоняет другую. */
export const Range = meta.story({
  name: 'От и до',
  render: () => (
    <Live start={[5000, 20000] as readonly [number, number]}>
      {(value, change) => (
        <RangeSlider
          label="Бюджет"
          min={0}
          max={50000}
          step={1000}
          format={roubles}
          value={value}
          onChange={(next) => {
            onRange(next)
            change(next)
          }}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    onRange.mockClear()
    canvas.getByRole('slider', { name: 'Бюджет: до' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(onRange).toHaveBeenLastCalledWith([5000, 19000])
    await userEvent.keyboard('{Home}')
    await expect(onRange.mock.lastCall?.[0][0]).toBeLessThanOrEqual(5000)
  },
})
