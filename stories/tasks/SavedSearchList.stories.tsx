import { aSavedSearch } from '@artel/core/testing'
import { SavedSearchListDialog } from '@artel/ui/tasks'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const searches = [
  aSavedSearch(),
  aSavedSearch({ id: 762, name: 'Удалённая работа', query: 'city=all&place=REMOTE' }),
  aSavedSearch({ id: 763, name: 'Сборка и ремонт мебели, Санкт-Петербург, от 5 000 ₽', query: 'city=all&few=1' }),
]

const meta = preview.meta({
  title: 'Экраны/Задания/Сохранённые поиски/Список',
  component: SavedSearchListDialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    searches,
    current: null as number | null,
    removing: null as number | null,
    onRemove: fn(),
    onClose: fn(),
  },
})

/** Показывается тому, у кого есть сохранённые поиски: каждый открывает свою доску. */
export const Some = meta.story({
  name: 'Несколько поисков',
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('link', { name: 'Сантехника в Казани' })).toHaveAttribute(
      'href',
      '/task-find/santehnika?city=551487',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Удалить поиск: Удалённая работа' }))
    await expect(args.onRemove).toHaveBeenCalledWith(762)
  },
})

/** Показывается, когда один из поисков открыт на доске. */
export const Current = meta.story({ name: 'Один из них на доске', args: { current: 762 } })

/** Показывается, пока поиск удаляется: второе нажатие ничего не делает. */
export const Removing = meta.story({
  name: 'Удаляется',
  tags: ['!dev'],
  args: { removing: 761 },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить поиск: Сантехника в Казани' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})

/** Показывается, когда последний поиск удалили. */
export const None = meta.story({ name: 'Поисков не осталось', args: { searches: [] } })
