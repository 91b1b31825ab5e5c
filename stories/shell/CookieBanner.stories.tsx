import { CookieBanner } from '@artel/ui/shell/popups'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Оболочка/Плашка о cookie',
  component: CookieBanner,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    machine: { id: 'cookieConsent', state: 'asking' },
  },
  args: { policyPath: null as string | null, onAccept: fn() },
})

/** Показывается, пока согласия не было: страницей можно пользоваться. */
export const Asking = meta.story({
  name: 'Просит согласия',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Принять и закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда у сайта есть страница о cookie. */
export const WithPolicy = meta.story({ name: 'Со ссылкой', args: { policyPath: '/cookie-policy' } })

/** Показывается на телефоне: панель внизу остаётся видна. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
