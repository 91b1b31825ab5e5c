import { Button } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Кнопка',
  component: Button,
  args: { children: 'Откликнуться', onClick: fn() },
})

/** Показывается, когда это главное действие экрана; такая кнопка на нём одна. */
export const Primary = meta.story({ name: 'Главная' })

/** Показывается рядом с главной: действие, которое можно не заметить. */
export const Secondary = meta.story({ name: 'Второстепенная', args: { variant: 'secondary', children: 'Написать' } })

/** Показывается там, где выбирают одно из многих: у каждого отклика, у каждого человека. */
export const Quiet = meta.story({ name: 'Выбор из многих', args: { variant: 'quiet', children: 'Выбрать' } })

/** Показывается, когда действие не должно спорить с содержанием. */
export const Ghost = meta.story({ name: 'Тихая', args: { variant: 'ghost', children: 'Показать ещё' } })

/** Показывается только перед шагом, который нельзя отменить. */
export const Danger = meta.story({ name: 'Необратимая', args: { variant: 'danger', children: 'Удалить задание' } })

/** Показывается в списках и панелях: 36 px вместо 44. */
export const Dense = meta.story({ name: 'Плотная', args: { dense: true } })

/** Показывается в формах на телефоне: во всю ширину. */
export const Wide = meta.story({ name: 'Во всю ширину', args: { wide: true } })

/** Показывается, когда действие недоступно; рядом должно быть сказано почему. */
export const Disabled = meta.story({ name: 'Недоступная', args: { disabled: true } })

/** Показывается, когда недоступно тихое действие: плашки у него не появляется. */
export const GhostDisabled = meta.story({
  name: 'Тихая недоступная',
  args: { variant: 'ghost', children: 'Сбросить', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  },
})

/** Показывается, пока ответа нет: ширина и фокус остаются, второе нажатие не проходит. */
export const Loading = meta.story({
  name: 'Ждёт ответа',
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Откликнуться' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Показывается, когда подпись длиннее места: переносится, не обрезается. */
export const LongText = meta.story({
  name: 'Длинная подпись',
  args: { children: 'Отправить отклик и открыть переписку с заказчиком прямо сейчас' },
  globals: { viewport: { value: 'phone' } },
})

/** Нажимается с клавиатуры: Enter и пробел. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
