import { RegistrationExecutorScreen } from '@artel/ui/auth/registration-executor'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, empty, kazan, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { consent, fill, newcomer, type Typist } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Регистрация исполнителя',
  component: RegistrationExecutorScreen,
  decorators: [onSite],
  parameters: { machine: { id: 'registrationExecutor' }, city: kazan, ...pageParameters },
  beforeEach: backend,
})

/** The toolbar beside the first step. */
const firstStep = { network: 'Первый шаг ни о чём не спрашивает сервер.' }

const main = () => screen.getByRole('main')
const press = (user: Typist, name: string) => user.click(within(main()).getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

const company = async (user: Typist) => {
  await user.click(within(main()).getByRole('radio', { name: 'ООО' }))
  await fill(user, main(), {
    ИНН: '7707083893',
    ОГРН: '1027700132195',
    'Название компании': 'ООО «Светлый дом»',
    'Рабочий телефон': '+78432001020',
  })
  await press(user, 'Дальше')
  await heading('Что вы делаете и где?')
}
const work = async (user: Typist) => {
  await user.click(await within(main()).findByRole('checkbox', { name: 'Ремонт и отделка' }))
  await press(user, 'Дальше')
  await heading('Расскажите о себе')
}
const person = async (user: Typist, change: Partial<typeof newcomer> = {}) => {
  await fill(user, main(), { ...newcomer, ...change })
  await consent(user, main())
  await press(user, 'Зарегистрироваться')
}

/** Показывается первым: сначала форма работы, от неё зависят остальные поля. */
export const Pristine = meta.story({
  name: 'Форма работы',
  parameters: { toolbar: firstStep, machine: { state: 'filling.company.editing' } },
})

/** Показывается компании: ИНН, ОГРН и название. */
export const Llc = meta.story({
  name: 'ООО',
  parameters: { toolbar: firstStep, machine: { state: 'filling.company.editing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ООО' }))
    await fill(userEvent, main(), { ИНН: '77070838930' })
    await expect(canvas.getByLabelText('ИНН')).toHaveValue('7707083893')
    await expect(canvas.getByLabelText('Название компании')).toBeVisible()
  },
})

/** Показывается предпринимателю: ИНН и ОГРНИП. */
export const SoleTrader = meta.story({
  name: 'ИП',
  parameters: { toolbar: firstStep, machine: { state: 'filling.company.editing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ИП' }))
    await expect(canvas.getByLabelText('ОГРНИП')).toBeVisible()
    await expect(canvas.queryByLabelText('Название компании')).toBeNull()
  },
})

/** Показывается самозанятому: только ИНН и телефон. */
export const SelfEmployed = meta.story({
  name: 'Самозанятый',
  parameters: { toolbar: firstStep, machine: { state: 'filling.company.editing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Самозанятый' }))
    await expect(canvas.getByLabelText('ИНН')).toBeVisible()
    await expect(canvas.queryByLabelText('ОГРНИП')).toBeNull()
  },
})

/** Показывается, когда цифры не сходятся: дальше не пустит. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { toolbar: firstStep, machine: { state: 'filling.company.editing' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ООО' }))
    await fill(userEvent, main(), { ИНН: '7707083894' })
    await press(userEvent, 'Дальше')
    const summary = await canvas.findByRole('region', { name: /Исправьте 4/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getByText(/контрольное число не сходится/)).toBeVisible()
  },
})

/** Показывается вторым: категории деревом, город, районы. */
export const Work = meta.story({
  name: 'Что и где',
  parameters: { machine: { state: 'filling.work.editing' } },
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ремонт и отделка' }))
    await expect(canvas.getByText('Выбрано: 4 из 10')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: /^Районы/ }))
    await userEvent.paste('Вахитовский')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Убрать: Вахитовский' })).toBeVisible()
    await press(userEvent, 'Назад')
    await heading('Как вы работаете?')
    await expect(canvas.getByLabelText('ИНН')).toHaveValue('7707083893')
    await press(userEvent, 'Дальше')
    await expect(await canvas.findByText('Выбрано: 4 из 10')).toBeVisible()
  },
})

/** Показывается тому, кого перебили посреди слова: недописанный район на месте, длинный не выходит за край. */
export const HalfTyped = meta.story({
  name: 'Недописанный район',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await press(userEvent, 'Дальше')
    await expect(await canvas.findByRole('region', { name: /^Исправьте/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: /^Районы/ }))
    await userEvent.paste('Верхнеоктябрьскийзаречныйпромышленныйокругимени')
    dispatchEvent(new Event('pagehide'))
    const remove = await canvas.findByRole('button', { name: /^Убрать: Верхнеоктябрьский/ })
    await expect(remove.getBoundingClientRect().right).toBeLessThan(innerWidth)
    // The problems of this step stay here: a link to a field that is not there would lead nowhere.
    await press(userEvent, 'Назад')
    await heading('Как вы работаете?')
    await expect(canvas.queryByRole('region', { name: /^Исправьте/ })).toBeNull()
  },
})

/** Показывается, пока категории не пришли. */
export const Loading = meta.story({
  name: 'Категории загружаются',
  parameters: { machine: { state: 'filling.work.editing' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getCategoryTree: pending })),
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await expect(canvas.getByText('Загружаем категории')).toBeInTheDocument()
  },
})

/** Показывается, когда категории не пришли: можно попросить ещё раз. */
export const Failed = meta.story({
  name: 'Категории не загрузились',
  parameters: { machine: { state: 'filling.work.editing' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getCategoryTree: refuse('INTERNAL') })),
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

/** Показывается, пока категорий не завели. */
export const Empty = meta.story({
  name: 'Категорий нет',
  parameters: { machine: { state: 'filling.work.editing' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getCategoryTree: empty })),
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await expect(await canvas.findByText('Категорий пока нет')).toBeVisible()
  },
})

/** Показывается третьим: о человеке, и согласия. */
export const Person = meta.story({
  name: 'О вас',
  parameters: { machine: { state: 'filling.person.editing' } },
  play: async ({ userEvent }) => {
    await company(userEvent)
    await work(userEvent)
  },
})

/** Показывается, когда связи нет; введённое на месте. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'filling.person.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerExecutor: offline })),
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await work(userEvent)
    await person(userEvent)
    await expect(await canvas.findByText(/Нет связи с интернетом/)).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerExecutor: pending })),
  play: async ({ userEvent }) => {
    await company(userEvent)
    await work(userEvent)
    await person(userEvent)
  },
})

/** Показывается, когда сервер отказал полю первого шага: туда и возвращает. */
export const Refused = meta.story({
  name: 'Отказ по полю другого шага',
  parameters: { machine: { state: 'filling.company.failed' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockApi({
        registerExecutor: refuse('VALIDATION_FAILED', { fields: { 'company.inn': 'Такого ИНН нет в реестре.' } }),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await work(userEvent)
    await person(userEvent)
    await heading('Как вы работаете?')
    await expect(canvas.getAllByText('Такого ИНН нет в реестре.')[0]).toBeVisible()
  },
})

/** Показывается, когда аккаунт создан. */
export const Done = meta.story({
  name: 'Зарегистрированы',
  parameters: { machine: { state: 'done' } },
  play: async ({ canvas, userEvent }) => {
    await company(userEvent)
    await work(userEvent)
    await person(userEvent)
    await expect(await canvas.findByText('Вы зарегистрированы')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Найти задание' }).at(-1)).toHaveAttribute('href', '/task-find')
    await expect(theWorld().accounts.at(-1)?.company?.shortName).toBe('ООО «Светлый дом»')
  },
})

/** Показывается для самых длинных названий. */
export const LongText = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.work.editing' } },
  globals: { text: 'huge' },
  play: async ({ userEvent }) => {
    await company(userEvent)
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  parameters: { machine: { state: 'filling.work.editing' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await company(userEvent)
  },
})
