import { ButtonLink, TextLink } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Ссылка',
  component: TextLink,
  args: { to: '/task-find', children: 'Все задания' },
})

/** Показывается в тексте: подчёркнута всегда, цвет не единственный признак. */
export const InText = meta.story({
  name: 'В тексте',
  render: (args) => (
    <p>
      Свежие работы собраны на странице <TextLink {...args} />, их можно отобрать по городу.
    </p>
  ),
})

/** Показывается в списках и подвале, где всё вокруг тоже ссылки. */
export const Quiet = meta.story({ name: 'Тихая', args: { quiet: true } })

/** Показывается, когда переход важен, как действие. */
export const AsButton = meta.story({
  name: 'В виде кнопки',
  args: { to: '/task-create', children: 'Создать задание' },
  render: (args) => <ButtonLink {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Создать задание' })).toHaveFocus()
  },
})

/** Показывается рядом с главной кнопкой-ссылкой. */
export const AsSecondaryButton = meta.story({
  name: 'В виде второстепенной кнопки',
  args: { to: '/landing-become-executor', children: 'Стать исполнителем' },
  render: (args) => <ButtonLink {...args} variant="secondary" />,
})
