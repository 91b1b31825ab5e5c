import { ErrorState } from '@artel/ui/kit'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Не получилось',
  component: ErrorState,
  args: {
    title: 'Не удалось загрузить задания',
    text: 'Похоже, пропала связь. Проверьте интернет и повторите.',
    onRetry: fn(),
  },
})

/** Показывается, когда можно повторить. */
export const WithRetry = meta.story({
  name: 'Можно повторить',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить задания')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Связь вернулась: повтор происходит сам, один раз. */
export const OnlineAgain = meta.story({
  name: 'Связь вернулась',
  tags: ['!dev'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    dispatchEvent(new Event('online'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока повтор идёт. */
export const Retrying = meta.story({ name: 'Повторяем', args: { retrying: true } })

/** Показывается, когда повтор не поможет. */
export const Final = meta.story({
  name: 'Повтор не поможет',
  args: { title: 'Задание удалено', text: 'Автор снял его с публикации.', onRetry: undefined },
})
