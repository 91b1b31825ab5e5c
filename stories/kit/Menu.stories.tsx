import { IconButton } from '@artel/ui/kit'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuRefused, MenuSeparator } from '@artel/ui/kit/menu'
import { ArrowDownWideNarrow, CalendarDays, EllipsisVertical, MapPin, Pencil, Share2, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const onRemove = fn()
const onOrder = fn()

const meta = preview.meta({
  title: 'Компоненты/Меню',
  component: Menu,
  args: {
    align: 'start' as const,
    trigger: <IconButton icon={EllipsisVertical} label="Действия с заданием" framed />,
    children: (
      <>
        <MenuLink icon={Pencil} to="/personal-area/my-tasks/1/edit">
          Изменить
        </MenuLink>
        <MenuItem icon={Share2} onSelect={fn()}>
          Поделиться
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={onRemove}>
          Удалить
        </MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: '280px' } } },
})

/** Показывается, пока не открыто. */
export const Closed = meta.story({ name: 'Закрыто' })

/** Показывается после нажатия. */
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
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Удалить' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Действия с заданием' })).toHaveFocus())
  },
})

/** Показывается, когда чего-то сейчас нельзя: строка остаётся на месте, говорит почему и ничего не делает. */
export const Refused = meta.story({
  name: 'Нельзя, и сказано почему',
  args: {
    children: (
      <>
        <MenuItem danger onSelect={onRemove}>
          Отменить задание
        </MenuItem>
        <MenuRefused why="Исполнитель уже работает на прежних условиях. Договоритесь об изменениях в чате.">
          Изменить задание
        </MenuRefused>
        <MenuRefused why="Исполнитель ещё не просил принять работу.">Работа не готова</MenuRefused>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с заданием' }))
    const refused = await screen.findByRole('menuitem', { name: /^Изменить задание/ })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(refused)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
})

/** Показывается, когда у действия есть последствия: они сказаны под ним. */
export const WithNotes = meta.story({
  name: 'Сказано, что будет потом',
  args: {
    trigger: <IconButton icon={EllipsisVertical} label="Действия с товаром" framed />,
    children: (
      <>
        <MenuItem icon={Share2} note="Место в тарифе освободится, чаты останутся" onSelect={fn()}>
          Скрыть из каталога
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger note="Вместе с фотографиями и отзывами" onSelect={onRemove}>
          Удалить
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия с товаром' }))
    const hide = await screen.findByRole('menuitem', { name: /^Скрыть из каталога/ })
    await waitFor(() => expect(hide).toBeVisible())
    await expect(hide).toHaveTextContent('Место в тарифе освободится')
  },
})

/** Показывается, когда выбирают одно из нескольких: выбранное отмечено. */
export const Choice = meta.story({
  name: 'Одно из нескольких',
  args: {
    trigger: <IconButton icon={ArrowDownWideNarrow} label="Порядок заданий" framed />,
    children: (
      <MenuChoice
        legend="Сначала"
        value="new"
        onChange={onOrder}
        options={[
          { value: 'new', label: 'Новые', icon: CalendarDays },
          { value: 'near', label: 'Ближайшие', icon: MapPin },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onOrder.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок заданий' }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Новые' })).toBeChecked())
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Ближайшие' }))
    await expect(onOrder.mock.calls).toEqual([['near']])
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок заданий' }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Сначала' })).toBeVisible())
  },
})
