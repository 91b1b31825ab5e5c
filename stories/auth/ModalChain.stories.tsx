import { Button } from '@artel/ui/kit'
import { useModal } from '@artel/ui/services'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { consent, dialogNamed, fill, newcomer } from './typing.ts'

/** A page from which somebody signs in. */
function Page() {
  const modals = useModal()
  return <Button onClick={() => modals.send({ type: 'modal.open', name: 'sign-in' })}>Войти на сайт</Button>
}

const meta = preview.meta({
  title: 'Экраны/Вход/Цепочка окон',
  component: Page,
  decorators: [withServices],
  parameters: {
    toolbar: {
      viewer: 'Одинаково для всех, кто бы ни смотрел.',
      network: 'Вход отвечает при любой сети: что он ответит, задаёт сама история.',
    },
    machine: { id: 'modals' },
    ...pageParameters,
    docs: { story: { inline: false, height: '640px' } },
  },
  beforeEach: backend,
})

/** Closes one window of the chain by what it says of the next, and waits for that one. */
const goOn = async (
  userEvent: { click(element: Element): Promise<void> },
  from: string,
  button: string,
  to: string,
): Promise<void> => {
  await userEvent.click(within(await dialogNamed(from)).getByRole('button', { name: button }))
  await dialogNamed(to)
  // One window at a time: the other has gone.
  await expect(screen.getAllByRole('dialog')).toHaveLength(1)
}

/** Окна сменяют друг друга через полсекунды: вход, новый пароль, снова вход, регистрация, регистрация по почте. */
export const Whole = meta.story({
  name: 'От входа до регистрации',
  parameters: { machine: { state: 'settled' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти на сайт' }))
    await goOn(userEvent, 'Вход', 'Забыли пароль?', 'Восстановление пароля')
    await goOn(userEvent, 'Восстановление пароля', 'Войти', 'Вход')
    await goOn(userEvent, 'Вход', 'Зарегистрироваться', 'Регистрация')
    await userEvent.click(screen.getByRole('button', { name: /Я заказчик/ }))
    const email = await screen.findByRole('textbox', { name: 'Почта' })
    await waitFor(() => expect(email).toBeVisible())
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
})

/** Почта оказалась занята: вход открывается на месте регистрации, и почта уже набрана. */
export const TakenEmail = meta.story({
  name: 'Почта уже занята',
  tags: ['!dev'],
  parameters: { city: kazan },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти на сайт' }))
    await goOn(userEvent, 'Вход', 'Зарегистрироваться', 'Регистрация')
    await userEvent.click(screen.getByRole('button', { name: /Я заказчик/ }))
    await screen.findByRole('textbox', { name: 'Почта' })
    const place = await dialogNamed('Регистрация')
    await fill(userEvent, place, { ...newcomer, Почта: 'client@artel.test' })
    await consent(userEvent, place)
    await userEvent.click(within(place).getByRole('button', { name: 'Зарегистрироваться' }))
    await within(place).findByRole('button', { name: 'Войти с этой почтой' })
    await goOn(userEvent, 'Регистрация', 'Войти с этой почтой', 'Вход')
    await expect(screen.getByRole('textbox', { name: 'Почта или телефон' })).toHaveValue('client@artel.test')
  },
})

/** Окно закрыли посреди цепочки: страница на месте, фокус вернулся к тому, с чего начали. */
export const Left = meta.story({
  name: 'Цепочку бросили',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Войти на сайт' })
    await userEvent.click(opener)
    await goOn(userEvent, 'Вход', 'Забыли пароль?', 'Восстановление пароля')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
