import { Tabs } from '@artel/ui/kit/tabs'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from './Live.tsx'
import { expectRingClearOfWords } from './ring.ts'

const meta = preview.meta({
  title: 'Компоненты/Вкладки',
  component: Tabs,
  args: {
    label: 'Мои задания',
    value: 'open',
    onChange: fn(),
    tabs: [
      { value: 'open', label: 'Открытые', count: 3, content: <p>Три задания ждут исполнителя.</p> },
      { value: 'work', label: 'В работе', count: 1, content: <p>Одно задание выполняется.</p> },
      { value: 'done', label: 'Завершённые', content: <p>Здесь будет то, что выполнено.</p> },
    ],
  },
  render: (args) => (
    <Live start={args.value}>
      {(value, change) => (
        <Tabs
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

/** Показывается, когда у одного места несколько видов. */
export const Row = meta.story({ name: 'Ряд' })

/** Показывается на телефоне, где ряд длиннее экрана: листается вбок. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: {
    tabs: ['Открытые', 'В работе', 'Завершённые', 'Отменённые', 'На проверке'].map((label) => ({
      value: label,
      label,
      content: <p>{label}</p>,
    })),
    value: 'Открытые',
  },
  globals: { viewport: { value: 'phone' } },
})

/** Стрелки ходят по ряду и сразу открывают, Tab ведёт в содержание. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Открытые/ })).toHaveFocus()
    await expectRingClearOfWords(canvas.getByRole('tab', { name: /Открытые/ }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /В работе/ })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('work')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Одно задание выполняется.')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await expectRingClearOfWords(canvas.getByRole('tabpanel'))
  },
})
