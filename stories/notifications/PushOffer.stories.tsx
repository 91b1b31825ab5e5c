import { PushOffer } from '@artel/ui/notifications'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Оболочка/Предложение уведомлений',
  component: PushOffer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: { failure: null, isBusy: false, onAccept: fn(), onPutOff: fn() },
})

/** Показывается после первого задания или отклика, если уведомления здесь возможны и о них ещё не спрашивали. */
export const Offered = meta.story({
  name: 'Предлагается',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Включить' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока браузер спрашивает разрешение. */
export const Busy = meta.story({ name: 'Включается', args: { isBusy: true } })

/** Показывается, когда служба уведомлений браузера не ответила. */
export const Failed = meta.story({
  name: 'Не включилось',
  args: { failure: 'Служба уведомлений браузера не отвечает. Попробуйте ещё раз.' },
})
