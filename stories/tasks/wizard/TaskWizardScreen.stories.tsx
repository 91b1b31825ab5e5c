import { categoryQueries } from '@artel/core/categories'
import type { ChosenCity } from '@artel/core/geolocation'
import { DRAFT_KEY, type TaskAsk } from '@artel/core/tasks'
import {
  answer,
  aPlace,
  aTask,
  aUser,
  type FakeTransport,
  fakeTransport,
  memoryStorage,
  refusal,
  status,
  unreachable,
} from '@artel/core/testing'
import { ServicesProvider } from '@artel/ui/services'
import { TaskWizardScreen } from '@artel/ui/tasks'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { frozenTime, storyTime } from '../../frozen-time.tsx'
import { siteFrame } from './frame.tsx'
import { type PageServices, pageServices } from './page-services.ts'
import { categoryTree, wholeTask } from './task-draft.ts'

const kazan: ChosenCity = { id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 }

const server = (): FakeTransport =>
  fakeTransport()
    .on('suggestPlaces', answer({ data: { items: [aPlace()], pagination: { totalItems: 1 } } }))
    .on('countExecutorsForOffer', answer({ data: [{ id: 501, count: 12 }] }))
    .on('createTask', answer({ data: aTask({ id: 501, status: 'APPROVED' }) }))

const draft = (step: string) =>
  memoryStorage({
    [DRAFT_KEY]: JSON.stringify({
      version: 1,
      step,
      visited: ['what', 'details', 'where', 'when', 'budget', 'contacts', 'review'],
      values: wholeTask,
      idempotencyKey: null,
      savedAt: storyTime.now - 3_600_000,
    }),
  })

function Page({ page, ask }: { page: PageServices; ask?: Partial<TaskAsk> }) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(categoryQueries(page.services.api, () => {}).tree().queryKey, categoryTree)
  return (
    <QueryClientProvider client={queries}>
      <ServicesProvider services={page.services}>
        <TaskWizardScreen ask={{ title: '', category: '', ...ask }} />
      </ServicesProvider>
    </QueryClientProvider>
  )
}

const meta = preview.meta({
  title: 'Экраны/Создание задания/Целиком',
  component: Page,
  decorators: [siteFrame, frozenTime],
  parameters: { machine: { id: 'taskWizard' }, layout: 'fullscreen', controls: { disable: true } },
  args: { page: pageServices({ transport: server(), viewer: aUser(), city: kazan }) },
})

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Опубликовать задание' }))
const fill = async (name: string, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name }))
  await userEvent.type(screen.getByRole('textbox', { name }), text)
}

/** Показывается тому, кто пришёл с новой задачей: от названия до публикации. */
export const AllTheWay = meta.story({
  name: 'От начала до конца',
  args: { page: pageServices({ transport: server(), viewer: aUser(), city: kazan }) },
  play: async ({ args: { page }, step }) => {
    await step('Пустой шаг не пускает дальше, фокус идёт к ошибкам', async () => {
      await next()
      await waitFor(() => expect(screen.getByRole('region', { name: /Исправьте 2/ })).toHaveFocus())
    })
    await step('Название подсказывает категорию, Enter ведёт дальше', async () => {
      await fill('Что нужно сделать?', 'Собрать шкаф')
      await userEvent.click(screen.getByRole('radio', { name: 'Сборка мебели' }))
      await expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveValue('Сборка мебели')
      await userEvent.type(screen.getByRole('textbox', { name: 'Что нужно сделать?' }), '{Enter}')
      await waitFor(async () => expect(await heading('Расскажите подробнее')).toHaveFocus())
      await waitFor(() => expect(page.navigate).toHaveBeenLastCalledWith('/task-create?step=details'))
    })
    await step('Вопросы категории и описание', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Дом' }))
      await fill('Длина', '2,5')
      await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Есть инструмент' })).getByLabelText('Да'))
      await fill('Описание', 'Шкаф из трёх секций, инструкция есть, собрать и закрепить.')
      await next()
    })
    await step('Город уже выбран', async () => {
      await heading('Где нужна работа?')
      await userEvent.click(screen.getByRole('radio', { name: 'У меня' }))
      await expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань')
      await next()
    })
    await step('«Назад» возвращает к шагу, где всё на месте', async () => {
      await heading('Когда нужна работа?')
      await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
      await expect(screen.getByRole('radio', { name: 'У меня' })).toBeChecked()
      await next()
    })
    await step('Срок, бюджет, связь', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Как можно скорее' }))
      await next()
      await userEvent.click(screen.getByRole('radio', { name: 'Точная сумма' }))
      await fill('Сумма', '12000')
      await next()
      await userEvent.click(screen.getByRole('radio', { name: 'Чат и телефон' }))
      await next()
    })
    await step('Исправив один шаг, сразу возвращаются к проверке', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Изменить: Бюджет' }))
      await fill('Сумма', '14000')
      await next()
      await heading('Всё верно?')
    })
    await step('Задание публикуется и открывается', async () => {
      await publish()
      await waitFor(() => expect(page.navigate).toHaveBeenLastCalledWith('/task/501', { replace: true }))
      await expect(page.showToast).toHaveBeenCalledWith({
        type: 'toast.show',
        kind: 'success',
        text: 'Задание опубликовано',
        at: storyTime.now,
      })
      const [call] = page.transport.calls('createTask')
      await expect(call?.body).toEqual({
        title: 'Собрать шкаф',
        categoryId: 501,
        properties: { place: 'Дом', length: 2.5, tools: true },
        description: 'Шкаф из трёх секций, инструкция есть, собрать и закрепить.',
        placeMode: 'CLIENT',
        cityId: 551487,
        point: null,
        addressDetail: null,
        dateMode: 'ASAP',
        startPeriod: null,
        endPeriod: null,
        budgetType: 'FIXED',
        budgetFrom: null,
        budgetTo: 14_000_00,
        contactMode: 'CHAT_AND_PHONE',
        verifiedOnly: false,
        fileIds: [],
      })
    })
  },
})

/** Показывается тому, кто пришёл из раздела: его услуги предложены, остальное спрашивают как всегда. */
export const FromBranch = meta.story({
  name: 'Из раздела',
  args: { page: pageServices({ transport: server(), viewer: aUser() }), ask: { category: 'mebel' } },
  play: async () => {
    await heading('С чем вам помочь?')
    await expect(
      await screen.findByRole('radiogroup', { name: 'Мебель и столярные работы: что именно?' }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Сборка мебели' }))
    await expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveValue('Сборка мебели')
  },
})

/** Адрес шага ничего не говорит о задаче, ссылка на странице говорит о другой: тогда мастер начинается заново. */
export const AskedAgain = meta.story({
  name: 'Пришли с другой задачей',
  tags: ['!dev'],
  render: ({ page }) => {
    const [ask, setAsk] = useState<Partial<TaskAsk>>({ title: 'Собрать шкаф', category: 'sborka-mebeli' })
    return (
      <>
        <Page page={page} ask={ask} />
        <button type="button" onClick={() => setAsk({})}>
          Адрес шага
        </button>
        <button type="button" onClick={() => setAsk({ title: 'Собрать стол' })}>
          Другая задача
        </button>
      </>
    )
  },
  args: { page: pageServices({ transport: server(), viewer: aUser() }) },
  play: async () => {
    await heading('Расскажите подробнее')
    await userEvent.click(screen.getByRole('button', { name: 'Адрес шага' }))
    await fill('Описание', 'Шкаф из трёх секций')
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
    await expect(screen.getByRole('textbox', { name: 'Что нужно сделать?' })).toHaveValue('Собрать шкаф')
    await userEvent.click(screen.getByRole('button', { name: 'Другая задача' }))
    await heading('Расскажите подробнее')
    await expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('')
  },
})

/** Показывается вернувшемуся: открыт тот же шаг, и об этом сказано. */
export const WithDraft = meta.story({
  name: 'С черновиком',
  parameters: { machine: { state: 'editing.budget' } },
  args: { page: pageServices({ transport: server(), viewer: aUser(), storage: draft('budget') }) },
  play: async () => {
    await heading('Сколько вы готовы заплатить?')
    await expect(screen.getByText('Мы сохранили черновик')).toBeVisible()
  },
})

/** О черновике говорят один раз. */
export const DraftToldOnce = meta.story({
  name: 'О черновике сказано один раз',
  tags: ['!dev'],
  args: { page: pageServices({ transport: server(), viewer: aUser(), storage: draft('budget') }) },
  play: async ({ args: { page } }) => {
    await heading('Сколько вы готовы заплатить?')
    await waitFor(() => expect(page.navigate).toHaveBeenLastCalledWith('/task-create?step=budget', { replace: true }))
    await next()
    await waitFor(() => expect(screen.queryByText('Мы сохранили черновик')).toBeNull())
  },
})

/** Показывается, когда черновик не нужен. */
export const DraftDiscarded = meta.story({
  name: 'Черновик удалён',
  args: { page: pageServices({ transport: server(), viewer: aUser(), storage: draft('budget') }) },
  play: async ({ args: { page } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Начать заново' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Начать заново' }))
    await heading('С чем вам помочь?')
    await expect(screen.getByRole('textbox', { name: 'Что нужно сделать?' })).toHaveValue('')
    await expect(page.services.storage.get(DRAFT_KEY)).toBeNull()
  },
})

/** Показывается гостю: вход открывается сам, после входа задание уходит само. */
export const GuestSignsIn = meta.story({
  name: 'Гость входит',
  tags: ['!dev'],
  args: { page: pageServices({ transport: server(), viewer: null, storage: draft('review') }) },
  play: async ({ args: { page }, step }) => {
    await heading('Всё верно?')
    await step('Закрытое окно входа возвращает к проверке', async () => {
      await publish()
      await waitFor(() => expect(page.modals.get()).toEqual([{ name: 'sign-in' }]))
      await expect(await screen.findByText('Осталось войти')).toBeVisible()
      page.services.modals.send({ type: 'modal.close' })
      await waitFor(() => expect(screen.queryByText('Осталось войти')).toBeNull())
    })
    await step('После входа задание отправлено', async () => {
      await publish()
      await waitFor(() => expect(page.modals.get()).toEqual([{ name: 'sign-in' }]))
      page.signIn(aUser())
      await waitFor(() => expect(page.navigate).toHaveBeenLastCalledWith('/task/501', { replace: true }))
    })
  },
})

/** Показывается, когда сеанс кончился во время отправки: после входа отправка продолжается. */
export const SessionExpires = meta.story({
  name: 'Сеанс кончился',
  tags: ['!dev'],
  args: {
    page: pageServices({
      transport: server().next('createTask', refusal('SESSION_ENDED')),
      viewer: aUser(),
      storage: draft('review'),
    }),
  },
  play: async ({ args: { page } }) => {
    await heading('Всё верно?')
    await publish()
    page.expireSession()
    await expect(await screen.findByText('Сеанс завершён')).toBeVisible()
    page.signIn(aUser())
    await waitFor(() => expect(page.navigate).toHaveBeenLastCalledWith('/task/501', { replace: true }))
  },
})

const pageWithoutServer = () =>
  pageServices({
    transport: server().on('createTask', unreachable('offline')),
    viewer: aUser(),
    storage: draft('review'),
  })

const publishOffline = async (page: PageServices) => {
  await heading('Всё верно?')
  page.connectivity.set(false)
  await publish()
  await expect(await screen.findByText('Задание пока не отправлено')).toBeVisible()
}

/** Показывается, когда пропала сеть: задание ждёт на устройстве. */
export const Offline = meta.story({
  name: 'Нет связи',
  args: { page: pageWithoutServer() },
  play: ({ args: { page } }) => publishOffline(page),
})

/** Связь вернулась: задание уходит тем же запросом. */
export const SentOnceOnline = meta.story({
  name: 'Связь вернулась, задание ушло',
  tags: ['!dev'],
  args: { page: pageWithoutServer() },
  play: async ({ args: { page } }) => {
    await publishOffline(page)
    page.connectivity.set(true)
    await expect(await screen.findByText('Связь вернулась')).toBeVisible()
    page.transport.on('createTask', answer({ data: aTask({ id: 501, status: 'PENDING' }) }))
    await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }))
    await waitFor(() => expect(page.showToast).toHaveBeenCalledOnce())
    await expect(page.showToast.mock.lastCall?.[0]).toHaveProperty('text', 'Задание отправлено на проверку')
    const keys = page.transport.calls('createTask').map(({ request }) => request.headers['idempotency-key'])
    await expect(new Set(keys).size).toBe(1)
  },
})

/** Показывается, когда сервер не принял поле: открывается его шаг, фокус у ошибок. */
export const FieldRefused = meta.story({
  name: 'Отказ по полю',
  args: {
    page: pageServices({
      transport: server().on(
        'createTask',
        refusal('VALIDATION_FAILED', { fields: { title: 'Что нужно сделать: так назвать задание нельзя.' } }),
      ),
      viewer: aUser(),
      storage: draft('review'),
    }),
  },
  play: async () => {
    await heading('Всё верно?')
    await publish()
    await heading('С чем вам помочь?')
    await waitFor(() => expect(screen.getByRole('region', { name: 'Исправьте одну ошибку' })).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'Что нужно сделать?' })).toHaveAccessibleDescription(
      'Что нужно сделать: так назвать задание нельзя.',
    )
  },
})

/** Показывается, когда сломался сервер. */
export const ServerFailed = meta.story({
  name: 'Сломался сервер',
  args: {
    page: pageServices({
      transport: server().on('createTask', status(500)),
      viewer: aUser(),
      storage: draft('review'),
    }),
  },
  play: async () => {
    await heading('Всё верно?')
    await publish()
    await expect(await screen.findByText('Не получилось опубликовать')).toBeVisible()
  },
})

/** Показывается сотрудникам: они не размещают заданий. */
export const Staff = meta.story({
  name: 'Сотрудник',
  args: { page: pageServices({ transport: server(), viewer: aUser({ role: 'MODERATOR' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Задания создают заказчики и исполнители')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
