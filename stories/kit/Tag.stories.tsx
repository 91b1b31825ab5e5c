import { Tag } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Компоненты/Метка', component: Tag, args: { children: 'Сборка мебели' } })

/** Показывается на карточке: к чему относится работа. */
export const Plain = meta.story({ name: 'Простая' })

/** Показывается там, где по метке можно перейти. */
export const AsLink = meta.story({
  name: 'Ссылка',
  parameters: { alike: 'Ссылку выдаёт только наведение: в покое метки одинаковы' },
  args: { to: '/task-find/sborka-mebeli' },
})

/** Показывается над списком: применённый фильтр, который можно убрать. */
export const Removable = meta.story({
  name: 'Можно убрать',
  args: { children: 'Только удалённо', onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Убрать: Только удалённо' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
