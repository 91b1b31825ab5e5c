import { SignInToRead } from '@artel/ui/faq/own'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Помощь/Мои вопросы/Без входа',
  component: SignInToRead,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn() },
})

/** Показывается по ссылке из письма с ответом там, где никто не вошёл: фокус на предложении войти. */
export const Guest = meta.story({
  name: 'Предлагают войти',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Войдите, чтобы прочитать ответ' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
