import { Button } from '@artel/ui/kit'
import { useServices } from '@artel/ui/services'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { dialogNamed } from '../auth/typing.ts'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { navigate } from '../story-services.ts'

/** A page that has nothing of its own but buttons for what floats above it. */
function Page() {
  const { toasts, clock } = useServices()
  const show = () => {
    const at = clock.now()
    toasts.send({ type: 'toast.show', kind: 'success', text: 'Отклик отправлен', at })
    toasts.send({ type: 'toast.show', kind: 'warning', text: 'Пока вы смотрели, данные изменились.', at })
    toasts.send({ type: 'toast.show', kind: 'error', text: 'Нет связи с интернетом.', at })
  }
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 'var(--space-4)' }}>
      <h1>Любая страница</h1>
      <Button onClick={show}>Показать сообщения</Button>
    </div>
  )
}

const meta = preview.meta({
  title: 'Экраны/Оболочка/Сайт целиком',
  component: Page,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
})

/** Показывается гостю: выбор города и вход открываются поверх страницы, один над другим. */
export const Guest = meta.story({
  name: 'Гость',
  parameters: { machine: { id: 'modals', state: 'settled' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать город' }))
    await userEvent.click(await screen.findByRole('option', { name: /Казань/ }))
    await expect(await canvas.findByRole('button', { name: 'Город: Казань' })).toBeVisible()
  },
})

/** Показывается по кнопке «Каталог»: ремёсла под шапкой. */
export const Catalogue = meta.story({
  name: 'Каталог открыт',
  parameters: { toolbar: { network: 'Сеть нужна только открытому каталогу: его показывает «Паттерны/Каталог».' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Каталог' }))
    await expect(await canvas.findByRole('link', { name: 'Уборка' })).toBeVisible()
  },
})

/** Escape закрывает каталог и возвращает фокус на кнопку; нажатие мимо, уход фокуса и переход по ссылке закрывают его тоже. */
export const CatalogueCloses = meta.story({
  name: 'Каталог закрывается',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Каталог' })
    const open = async () => {
      await userEvent.click(button)
      return canvas.findByRole('link', { name: 'Уборка' })
    }
    const expectClosed = () => waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))

    await open()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(button).toHaveFocus()

    await open()
    await userEvent.click(canvas.getByRole('heading', { name: 'Любая страница' }))
    await expectClosed()

    await open()
    canvas.getByRole('button', { name: 'Показать сообщения' }).focus()
    await expectClosed()

    await userEvent.click(await open())
    await expectClosed()
  },
})

/** Показывается тому, кто вошёл с клавиатуры: кнопки «Войти» больше нет, и фокус ждёт на самой странице. */
export const SignedIn = meta.story({
  name: 'Только что вошли',
  parameters: {
    machine: { id: 'session', state: 'signedIn.tokens.fresh' },
    toolbar: { text: 'На этой странице нет текстов, которые пишут люди.' },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Войти' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await dialogNamed('Вход'))
    await userEvent.type(dialog.getByLabelText('Почта или телефон'), 'client@artel.test')
    await userEvent.type(dialog.getByLabelText('Пароль'), 'Artel-demo-1{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Меню: Ирина Котова' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** Показывается, когда сообщений несколько: новые снизу, каждое можно закрыть. */
export const Toasts = meta.story({
  name: 'Три сообщения',
  parameters: { machine: { id: 'toasts', state: 'held' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать сообщения' }))
    await waitFor(() => expect(document.querySelectorAll('[data-kind]')).toHaveLength(3))
    // The pointer on them keeps them.
    await userEvent.hover(document.querySelector('[data-kind]') ?? document.body)
  },
})

/** Показывается тому, кто выходит: после выхода он на главной. */
export const SignOut = meta.story({
  name: 'Выход',
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меню: Ирина Котова' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выйти' }))
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible()
    await expect(navigate).toHaveBeenCalledWith('/')
  },
})

/** Показывается, когда выйти не вышло: связи нет, человек всё ещё вошёл. */
export const SignOutFailed = meta.story({
  name: 'Выход без связи',
  parameters: { machine: { id: 'session', state: 'signedIn.tokens.fresh' } },
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ logout: offline })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меню: Ирина Котова' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выйти' }))
    await expect(await screen.findByText(/Нет связи/, { selector: '[data-kind] *' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Меню: Ирина Котова' })).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewer: 'client', viewport: { value: 'phone' } },
})
