import { NotificationBell } from '@artel/ui/notifications'
import { AccountMenu, CatalogueButton, SiteHeader, type SiteHeaderProps } from '@artel/ui/shell'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts } from '../mocks/index.ts'
import { portrait } from '../people/sample-people.ts'

const seenBy = (viewer: SiteHeaderProps['viewer'], news = 0): Pick<SiteHeaderProps, 'viewer' | 'bell' | 'menu'> => ({
  viewer,
  bell: viewer && (
    <NotificationBell unread={news} isOpen={false} onOpenChange={fn()}>
      {null}
    </NotificationBell>
  ),
  menu: viewer && <AccountMenu viewer={viewer} colourMode="system" onColourMode={fn()} onSignOut={fn()} />,
})

/** The words of the button are not cut in the middle. */
const expectWholeWords = async (button: HTMLElement) => {
  for (const words of button.querySelectorAll('span')) {
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth || words.scrollWidth)
  }
  await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  await expect(button.innerText.trim()).toBe('Город')
}

const meta = preview.meta({
  title: 'Паттерны/Шапка',
  component: SiteHeader,
  parameters: { machine: { id: 'session' }, layout: 'fullscreen' },
  argTypes: { catalogue: { control: false }, bell: { control: false }, menu: { control: false } },
  args: {
    ...seenBy(null),
    catalogue: <CatalogueButton onFailed={fn()} />,
    cityName: null as string | null,
    unread: 0,
    onSignIn: fn(),
    onChooseCity: fn(),
    onSearch: fn(),
  },
})

/** Показывается гостю, который ещё не выбрал город. */
export const Guest = meta.story({
  name: 'Гость',
  parameters: { machine: { state: 'guest' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать город' }))
    await expect(args.onChooseCity).toHaveBeenCalledOnce()
  },
})

/** Показывается гостю с городом. */
export const GuestWithCity = meta.story({
  name: 'Гость из Казани',
  parameters: { machine: { state: 'guest' } },
  args: { cityName: 'Казань' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Город: Казань' })).toBeVisible()
  },
})

/** Показывается заказчику, которому никто не писал. */
export const Client = meta.story({
  name: 'Заказчик',
  parameters: { machine: { state: 'signedIn.tokens.fresh' } },
  args: { ...seenBy(accounts.client), cityName: 'Казань' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Чаты' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Меню: Ирина Котова' })).toBeVisible()
  },
})

/** Показывается тому, кто загрузил портрет: в кнопке меню его лицо. */
export const WithPortrait = meta.story({
  name: 'С портретом',
  parameters: { machine: { state: 'signedIn.tokens.fresh' } },
  args: { ...seenBy({ ...accounts.client, avatar: portrait }), cityName: 'Казань' },
  play: async ({ canvas }) => {
    const face = canvas.getByRole('button', { name: 'Меню: Ирина Котова' }).querySelector('img')
    await expect(face).toHaveAttribute('src', portrait.variants[104])
  },
})

/** Показывается, когда семь сообщений не прочитано. */
export const Unread = meta.story({
  name: '7 непрочитанных',
  args: { ...seenBy(accounts.client, 7), cityName: 'Казань', unread: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Чаты, 7\sнепрочитанных$/ })).toBeVisible()
  },
})

/** Показывается, когда непрочитанных больше, чем помещается. */
export const ManyUnread = meta.story({
  name: '99+ непрочитанных',
  args: { ...seenBy(accounts.client, 128), cityName: 'Казань', unread: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(2)
  },
})

/** Показывается исполнителю от имени компании. */
export const Executor = meta.story({
  name: 'Исполнитель, ООО',
  parameters: { machine: { state: 'signedIn.tokens.fresh' } },
  args: { ...seenBy(accounts.company), cityName: 'Казань', unread: 3 },
})

/** Показывается модератору: заданий у него нет, а в чатах он отвечает исполнителям. */
export const Staff = meta.story({
  name: 'Модератор',
  parameters: { machine: { state: 'signedIn.tokens.fresh' } },
  args: { ...seenBy(accounts.moderator), cityName: 'Казань' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Чаты' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Создать задание' })).toBeNull()
  },
})

/** Показывается из города с самым длинным именем. */
export const LongCity = meta.story({
  name: 'Длинное имя города',
  args: { ...seenBy(accounts.client), cityName: 'Петропавловск-Камчатский', unread: 128 },
})

/** Меню открывается с клавиатуры и ведёт к своим заданиям; выбранная тема отмечена и для слуха. */
export const Menu = meta.story({
  name: 'Меню открыто',
  args: { ...seenBy(accounts.client), cityName: 'Казань' },
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Меню: Ирина Котова' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Мои задания' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Выйти' })).toBeVisible())
    const themes = within(screen.getByRole('group', { name: 'Тема оформления' }))
    await expect(themes.getByRole('menuitemradio', { name: 'Как в системе' })).toBeChecked()
    await expect(themes.getByRole('menuitemradio', { name: 'Тёмная' })).not.toBeChecked()
  },
})

/** Показывается гостю на телефоне: навигация внизу. */
export const GuestOnPhone = meta.story({ name: 'Гость на телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне из города с длинным именем: имя сокращается, кнопки на месте. */
export const LongCityOnPhone = LongCity.extend({
  name: 'Длинное имя города на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне тому, кто вошёл и не выбрал города: слова не обрываются. */
export const NoCityOnPhone = Client.extend({
  name: 'Без города на телефоне',
  args: { cityName: null },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectWholeWords(canvas.getByRole('button', { name: 'Выбрать город' })),
})

/** Показывается на планшете: в шапке одна строка. */
export const OnTablet = ManyUnread.extend({
  name: 'На планшете',
  args: { cityName: null },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas }) => {
    await expectWholeWords(canvas.getByRole('button', { name: 'Выбрать город' }))
    const { height } = canvas.getByRole('link', { name: 'Создать задание' }).getBoundingClientRect()
    await expect(height).toBe(canvas.getByRole('link', { name: 'Найти задание' }).getBoundingClientRect().height)
  },
})
