import { ManagerCard } from '@artel/ui/tariffs'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Тариф/Личный менеджер',
  component: ManagerCard,
  args: { isOpening: false, onOpen: fn() },
})

/** Показывается исполнителю, у которого в тарифе есть личный менеджер. */
export const Given = meta.story({
  name: 'Есть в тарифе',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Написать менеджеру' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока чат открывается. */
export const Opening = meta.story({ name: 'Чат открывается', args: { isOpening: true } })
