import { SettingsScreen } from '@artel/ui/settings'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { fill, type Typist } from '../auth/typing.ts'
import { backend, MOCK_PASSWORD, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Настройки/Страница',
  component: SettingsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'client' },
  beforeEach: backend,
})

const part = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
const press = async (user: Typist, place: HTMLElement, name: string) =>
  user.click(await within(place).findByRole('button', { name }))

/** Показывается заказчику: почта подтверждена, есть второе устройство. */
export const Client = meta.story({
  name: 'Заказчик',
  play: async () => {
    await expect(await within(await part('Устройства')).findByText('Это устройство')).toBeVisible()
    await expect(within(await part('Почта')).getByText('Подтверждена')).toBeVisible()
  },
})

/** Показывается исполнителю: говорит и о компании с тарифом. */
export const Executor = meta.story({
  name: 'Исполнитель',
  globals: { viewer: 'executor' },
  play: async () => {
    await expect(await screen.findByText(/данные компании/)).toBeVisible()
    await within(await part('Устройства')).findByText('Это устройство')
  },
})

/** Показывается модератору: те же разделы, заданий у него нет. */
export const Staff = meta.story({
  name: 'Модератор',
  globals: { viewer: 'moderator' },
  play: async () => {
    await within(await part('Устройства')).findByText('Это устройство')
    await expect(
      await within(await part('Удаление аккаунта')).findByRole('button', { name: 'Удалить аккаунт' }),
    ).toBeVisible()
  },
})

/** Показывается, пока почта не подтверждена. */
export const Unconfirmed = meta.story({
  name: 'Почта не подтверждена',
  beforeEach: () => {
    theWorld().accounts = theWorld().accounts.map((one) => ({ ...one, emailConfirmed: false }))
  },
  play: async ({ userEvent }) => {
    await press(userEvent, await part('Почта'), 'Отправить письмо ещё раз')
    await expect(await screen.findByText(/Письмо ушло на/)).toBeVisible()
    await within(await part('Устройства')).findByText('Это устройство')
  },
})

/** Показывается, когда почта изменена: новая ждёт подтверждения. */
export const EmailChanged = meta.story({
  name: 'Почта изменена',
  play: async ({ userEvent }) => {
    const email = await part('Почта')
    await press(userEvent, email, 'Изменить почту')
    await waitFor(() => expect(within(email).getByLabelText('Новая почта')).toHaveFocus())
    await fill(userEvent, email, { 'Новая почта': 'kotova@artel.test', Пароль: MOCK_PASSWORD })
    await press(userEvent, email, 'Изменить почту')
    await expect(await within(email).findByText(/Почта изменена/)).toBeVisible()
    await expect(await within(email).findByText('Не подтверждена')).toBeVisible()
    await expect(within(email).getByText('kotova@artel.test')).toBeVisible()
  },
})

/** Показывается, когда телефон изменён. */
export const PhoneChanged = meta.story({
  name: 'Телефон изменён',
  play: async ({ userEvent }) => {
    const phone = await part('Телефон')
    await press(userEvent, phone, 'Изменить телефон')
    await fill(userEvent, phone, { 'Новый телефон': '9053001020' })
    await press(userEvent, phone, 'Сохранить')
    await expect(await within(phone).findByText(/Телефон сохранён/)).toBeVisible()
    await expect(await within(phone).findByText('+7 (905) 300 10 20')).toBeVisible()
    await expect(await within(phone).findByText('Не подтверждён')).toBeVisible()
  },
})

/** Показывается, когда телефон подтверждён кодом из СМС. */
export const PhoneConfirmed = meta.story({
  name: 'Телефон подтверждён',
  beforeEach: () => {
    theWorld().accounts = theWorld().accounts.map((one) => ({ ...one, phoneConfirmed: false }))
  },
  play: async ({ userEvent }) => {
    const phone = await part('Телефон')
    await press(userEvent, phone, 'Получить код')
    const field = await within(phone).findByLabelText('Код из СМС')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.paste(`Код ${theWorld().phoneCodes[0]?.code}`)
    await expect(await within(phone).findByText('Телефон подтверждён: теперь по нему можно войти.')).toBeVisible()
    await expect(await within(phone).findByText('Подтверждён')).toBeVisible()
  },
})

/** Показывается, когда код ввели неверно: сказано у поля, можно попробовать ещё. */
export const PhoneCodeWrong = meta.story({
  name: 'Неверный код телефона',
  beforeEach: () => {
    theWorld().accounts = theWorld().accounts.map((one) => ({ ...one, phoneConfirmed: false }))
  },
  play: async ({ userEvent }) => {
    const phone = await part('Телефон')
    await press(userEvent, phone, 'Получить код')
    const field = await within(phone).findByLabelText('Код из СМС')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.paste('000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Код не подошёл/))
    await expect(field).toHaveFocus()
  },
})

/** Показывается, когда пароль изменён: второго устройства больше нет. */
export const PasswordChanged = meta.story({
  name: 'Пароль изменён',
  play: async ({ userEvent }) => {
    const password = await part('Пароль')
    await press(userEvent, password, 'Сменить пароль')
    await fill(userEvent, password, { 'Нынешний пароль': MOCK_PASSWORD, 'Новый пароль': 'Sirenevyi-tuman-7' })
    await press(userEvent, password, 'Сохранить пароль')
    await expect(await within(password).findByText(/Пароль изменён/)).toBeVisible()
    await expect(await screen.findByText('Других открытых устройств нет.')).toBeVisible()
  },
})

/** Показывается, когда нынешний пароль не подошёл: сказано у него, а не у нового. */
export const WrongPassword = meta.story({
  name: 'Неверный нынешний пароль',
  play: async ({ userEvent }) => {
    const password = await part('Пароль')
    await press(userEvent, password, 'Сменить пароль')
    await fill(userEvent, password, { 'Нынешний пароль': 'ne-tot-parol-1', 'Новый пароль': 'Sirenevyi-tuman-7' })
    await press(userEvent, password, 'Сохранить пароль')
    await waitFor(() => expect(within(password).getByLabelText('Нынешний пароль')).toHaveFocus())
    await expect(within(password).getByLabelText('Нынешний пароль')).toHaveAccessibleDescription('Неверный пароль.')
  },
})

/** Показывается, когда остальные сеансы завершены. */
export const OthersEnded = meta.story({
  name: 'Остальные сеансы завершены',
  play: async ({ userEvent }) => {
    await press(userEvent, await part('Устройства'), 'Завершить все, кроме этого')
    await press(userEvent, await screen.findByRole('dialog'), 'Завершить')
    await expect(await screen.findByText('Остальные сеансы завершены.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Показывается, когда копия данных скачана. */
export const CopyMade = meta.story({
  name: 'Копия скачана',
  play: async ({ userEvent }) => {
    await press(userEvent, await part('Копия данных'), 'Скачать мои данные')
    await expect(await screen.findByText(/Файл artel-2026-03-02.json сохранён/)).toBeVisible()
    await within(await part('Устройства')).findByText('Это устройство')
  },
})

/** Показывается, когда аккаунт удалён: человек вышел, сказано, что произошло. */
export const Left = meta.story({
  name: 'Аккаунт удалён',
  beforeEach: () => {
    theWorld().tasks = theWorld().tasks.filter(({ status }) => status !== 'IN_PROGRESS')
  },
  play: async ({ userEvent }) => {
    const leaving = await part('Удаление аккаунта')
    await press(userEvent, leaving, 'Удалить аккаунт')
    await fill(userEvent, leaving, { Пароль: MOCK_PASSWORD })
    await press(userEvent, leaving, 'Удалить навсегда')
    await waitFor(() => expect(theWorld().session).toBeNull())
    await expect((await screen.findAllByText(/Аккаунт удалён/)).length).toBeGreaterThan(0)
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listSessions: pending, listMyTasks: pending })),
  play: async () => {
    await expect(await screen.findByText('Загружаем устройства')).toBeInTheDocument()
  },
})

/** Показывается, когда сервер сломался: остальные разделы живут. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listSessions: refuse('INTERNAL'), listMyTasks: refuse('INTERNAL') })),
  play: async () => {
    await expect(await screen.findByText('Не удалось загрузить устройства')).toBeVisible()
    await expect(await screen.findByText(/Не удалось проверить/)).toBeVisible()
  },
})

/** Показывается, когда связи нет: набранное остаётся, отправить можно позже. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ changeEmail: offline })),
  play: async ({ userEvent }) => {
    const email = await part('Почта')
    await press(userEvent, email, 'Изменить почту')
    await fill(userEvent, email, { 'Новая почта': 'kotova@artel.test', Пароль: MOCK_PASSWORD })
    await press(userEvent, email, 'Изменить почту')
    await expect(await within(email).findByText(/Нет связи с интернетом/)).toBeVisible()
    await expect(within(email).getByLabelText('Новая почта')).toHaveValue('kotova@artel.test')
  },
})

/** Показывается, когда сеанс кончился, пока страницу не трогали: вход поверх неё. */
export const Expired = meta.story({
  name: 'Сеанс завершён',
  beforeEach: () => {
    theWorld().session = null
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Вход' })).toHaveTextContent('Сеанс завершён')
  },
})

/** Показывается для самой длинной почты. */
export const LongAddress = meta.story({
  name: 'Длинная почта',
  beforeEach: () => {
    const email = `${'konstantinopolskaya.'.repeat(4)}a@artel.test`
    theWorld().accounts = theWorld().accounts.map((one, index) => ({ ...one, email: `${index}${email}` }))
  },
  play: async () => {
    await within(await part('Устройства')).findByText('Это устройство')
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await within(await part('Устройства')).findByText('Это устройство')
  },
})
