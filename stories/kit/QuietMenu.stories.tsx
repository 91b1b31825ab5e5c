import { IconButton } from '@artel/ui/kit'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@artel/ui/kit/menu'
import { LateMenu, QuietMenu } from '@artel/ui/kit/quiet-menu'
import { Ellipsis, Pencil, Share2, X } from 'lucide-react'
import { lazy } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const onCancel = fn()

const meta = preview.meta({
  title: 'Компоненты/Тихое меню',
  component: QuietMenu,
  args: {
    label: 'Действия с заданием',
    align: 'start' as const,
    children: (
      <>
        <MenuLink icon={Pencil} to="/personal-area/my-tasks/1/edit">
          Изменить задание
        </MenuLink>
        <MenuItem icon={Share2} onSelect={fn()}>
          Поделиться
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={X} danger onSelect={onCancel}>
          Отменить задание
        </MenuItem>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
})

/** Показывается, пока не открыто. */
export const Closed = meta.story({ name: 'Закрыто' })

/** Показывается в строке или в полосе. */
export const Bare = meta.story({ name: 'Без рамки', args: { framed: false } })

/** Показывается после нажатия: необратимое последним. */
export const Open = meta.story({
  name: 'Открыто',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с заданием' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})

/** Enter открывает, стрелки ходят, Enter выбирает, фокус возвращается на кнопку. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    onCancel.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить задание' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Действия с заданием' })).toHaveFocus())
  },
})

const Loaded = lazy(async () => ({
  default: () => (
    <Menu defaultOpen align="start" trigger={<IconButton icon={Ellipsis} label="Действия с работой" framed />}>
      <MenuItem icon={X} danger onSelect={onCancel}>
        Удалить
      </MenuItem>
    </Menu>
  ),
}))

/** Показывается там, где другого меню нет: его код приходит по первому нажатию, и оно сразу открыто. */
export const Late = meta.story({
  name: 'По требованию',
  render: () => (
    <LateMenu label="Действия с работой">
      <Loaded />
    </LateMenu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с работой' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Удалить' })).toBeVisible())
  },
})
