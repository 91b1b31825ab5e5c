import { ProfileScreen } from '@artel/ui/profile'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts } from '../mocks/fixtures/people.ts'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Профиль/С сервером',
  component: ProfileScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
})

/** Показывается заказчику: у него есть имя, город и фото, компании нет. */
export const Client = meta.story({
  name: 'Заказчик',
  globals: { viewer: 'client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible()
    await expect(canvas.getByLabelText('Имя')).toHaveValue(accounts.client.firstName)
    await expect(canvas.queryByRole('heading', { name: 'Проверка документов' })).toBeNull()
  },
})

/** Показывается исполнителю, чьи документы проверены. */
export const Verified = meta.story({
  name: 'Проверенный исполнитель',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вы проверены')).toBeVisible()
    await expect(await canvas.findByLabelText('ИНН')).toBeVisible()
  },
})

/** Показывается компании, которая документов ещё не отправляла. */
export const Company = meta.story({
  name: 'Компания без проверки',
  globals: { viewer: 'company' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отправить на проверку' })).toBeVisible()
    await expect(await canvas.findByLabelText('Название компании')).toBeVisible()
  },
})

/** Показывается самозанятому: у него нет ОГРН. */
export const SelfEmployed = meta.story({
  name: 'Самозанятый',
  globals: { viewer: 'selfEmployed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('ИНН')).toBeVisible()
    await expect(canvas.queryByLabelText('ОГРНИП')).toBeNull()
  },
})

/** Показывается сотруднику: у него есть имя и фото, а документов и компании нет. */
export const Moderator = meta.story({
  name: 'Модератор',
  globals: { viewer: 'moderator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Имя')).toHaveValue(accounts.moderator.firstName)
    await expect(canvas.queryByRole('heading', { name: 'Форма работы и реквизиты' })).toBeNull()
  },
})

/** Показывается после отправки пустого имени: ошибка стоит у поля. */
export const Invalid = meta.story({
  name: 'Ошибка в поле',
  play: async ({ canvas, userEvent }) => {
    const you = within(await canvas.findByRole('region', { name: 'Вы' }))
    await userEvent.clear(you.getByLabelText('Имя'))
    await userEvent.click(you.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(you.getByLabelText('Имя')).toBeInvalid())
  },
})

/** Показывается, когда раздел сохранён. */
export const Saved = meta.story({
  name: 'Сохранено',
  play: async ({ canvas, userEvent }) => {
    const you = within(await canvas.findByRole('region', { name: 'Вы' }))
    await userEvent.clear(you.getByLabelText('Имя'))
    await userEvent.type(you.getByLabelText('Имя'), 'Пётр')
    await userEvent.click(you.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(theWorld().accounts.find(({ id }) => id === accounts.executor.id)?.firstName).toBe('Пётр'),
    )
    await waitFor(() => expect(screen.getByText('Сохранено', { selector: '[data-kind] *' })).toBeVisible())
  },
})

/** Показывается исполнителю с длинными именем, рассказом и местами работы: слова переносятся. */
export const LongText = meta.story({
  name: 'Длинный текст',
  beforeEach: () => {
    const { companies } = theWorld()
    const { id } = accounts.executor
    const company = companies.get(id)
    if (!company) throw new Error('the story has no company')
    const where = 'Строительно-монтажное управление Приволжского района, бригада внутренней отделки'
    const experience = [{ title: where, from: 2001, to: 2018 }]
    companies.set(id, { ...company, experience, about: `${where}. `.repeat(12).trim() })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(/^Строительно-монтажное управление.*отделки$/)).toBeVisible()
  },
})

/** Показывается на телефоне: разделы стоят один под другим. */
export const OnPhone = Verified.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  parameters: {
    alike: 'Что бы ни случилось, остаётся одно: попробовать ещё раз. Слова и кнопка те же, что без связи.',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getMyCompany: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить профиль')
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getMyCompany: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем профиль')).toBeInTheDocument()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getMyCompany: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить профиль')
  },
})

/** Показывается, когда проверенный исполнитель меняет реквизиты: сперва сказано, что отметка пропадёт. */
export const LosesBadge = meta.story({
  name: 'Отметка пропадёт',
  play: async ({ canvas, userEvent }) => {
    const legal = within(await canvas.findByRole('region', { name: 'Форма работы и реквизиты' }))
    await userEvent.click(legal.getByLabelText('Самозанятый'))
    await userEvent.click(legal.getByRole('button', { name: 'Сохранить' }))
    const dialog = await screen.findByRole('dialog', { name: 'Отметка о проверке пропадёт' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

/** Показывается, когда тот же раздел сохранили в другом окне: введённое здесь осталось. */
export const Conflict = meta.story({
  name: 'Изменено в другом окне',
  play: async ({ canvas, userEvent }) => {
    const story = within(await canvas.findByRole('region', { name: 'О себе' }))
    await userEvent.type(story.getByLabelText(/Рассказ/), ' Работаю быстро.')
    const { companies } = theWorld()
    const { id } = accounts.executor
    const company = companies.get(id)
    if (company) companies.set(id, { ...company, about: 'Из другого окна.', version: company.version + 1 })
    await userEvent.click(story.getByRole('button', { name: 'Сохранить' }))
    await expect(await story.findByRole('alert')).toHaveTextContent('Это уже изменили в другом окне')
    await expect((story.getByLabelText(/Рассказ/) as HTMLTextAreaElement).value).toContain('Работаю быстро.')
  },
})

/** Проверяет, что чужая правка другого раздела остаётся, а эта сохраняется. */
export const Merged = meta.story({
  name: 'Правки разных разделов',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const story = within(await canvas.findByRole('region', { name: 'О себе' }))
    await userEvent.type(story.getByLabelText(/Рассказ/), ' Работаю быстро.')
    const { companies } = theWorld()
    const { id } = accounts.executor
    const company = companies.get(id)
    if (company) companies.set(id, { ...company, visitClient: !company.visitClient, version: company.version + 1 })
    await userEvent.click(story.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(companies.get(id)?.about).toContain('Работаю быстро.'))
    await expect(companies.get(id)?.visitClient).toBe(!company?.visitClient)
  },
})
