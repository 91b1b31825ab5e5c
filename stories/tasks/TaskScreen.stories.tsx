import { taskKeys } from '@artel/core/tasks'
import { TaskScreen } from '@artel/ui/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paper, photo } from '../mocks/fixtures/pictures.ts'
import { backend, empty, faces, mockApi, offline, pending, refuse, spendAllReplies, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { anOffer } from './offers.ts'

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/С сервером',
  component: TaskScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
  args: { id: 501 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

/** What appears with a motion is there before it can be seen. */
const seen = (get: () => HTMLElement) => waitFor(() => expect(get()).toBeVisible())
const toast = (text: string | RegExp) => seen(() => screen.getByText(text, { selector: '[data-kind] *' }))

/** Показывается гостю; вход открывается поверх задания. */
export const Guest = meta.story({
  name: 'Гость входит, чтобы откликнуться',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти и откликнуться' }))
    await seen(() => screen.getByRole('dialog', { name: 'Вход' }))
  },
})

/** Показывается заказчику: три отклика, новые он уже видит. */
export const Author = meta.story({
  name: 'Заказчик',
  globals: { viewer: 'client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Выбрать: / })).toHaveLength(2)
    await waitFor(() => expect(theWorld().replies[0]?.status).toBe('VIEWED'))
  },
})

/** Показывается заказчику, когда исполнитель приложил к отклику закрытые файлы: фотография видна сразу, смета сохраняется. */
export const PrivateFiles = meta.story({
  name: 'Заказчик: отклик с закрытыми файлами',
  globals: { viewer: 'client' },
  beforeEach: async () => {
    const { variants, width, height } = photo(2)
    const content = await (await fetch(variants[640] ?? '')).blob()
    const shot = { ...paper(11, 'Похожая кухня.jpg'), type: content.type, width, height }
    const files = [shot, paper(12, 'Смета.pdf')]
    const [reply] = theWorld().replies
    if (!reply) throw new Error('the story has no reply')
    reply.files = files
    theWorld().files = [...theWorld().files, ...files.map((file) => ({ ownerId: reply.executor.id, file, content }))]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Смета.pdf' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Открыть крупно: Похожая кухня/ })).toBeVisible()
  },
})

/** Показывается исполнителю, которому предложили это задание: вместо формы отклика — ответ на предложение. */
export const Offered = meta.story({
  name: 'Исполнителю предлагают',
  globals: { viewer: 'executor' },
  beforeEach: () => {
    theWorld().replies = []
    theWorld().offers = [anOffer(theWorld().now)]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вам предлагают это задание' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Ваш отклик' })).toBeNull()
  },
})

/** Показывается заказчику, который выбирает: последствия названы до кнопки, потом задание в работе. */
export const Accepting = meta.story({
  name: 'Заказчик выбирает исполнителя',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(theWorld().replies[0]?.status).toBe('VIEWED'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать: ООО «Тёплый дом»' }))
    const dialog = await screen.findByRole('dialog', { name: 'Выбрать исполнителя?' })
    await expect(dialog).toHaveTextContent('Остальные отклики останутся в запасе')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Выбрать' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('button', { name: 'Принять работу' })).toBeVisible()
  },
})

/** Показывается заказчику, который выбирает сразу, из только что пришедших откликов. */
export const AcceptingNew = meta.story({
  name: 'Заказчик выбирает из новых',
  tags: ['!dev'],
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Выбрать за 2.500/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Выбрать исполнителя?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Выбрать' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(theWorld().replies[0]?.status).toBe('ACCEPTED')
  },
})

type PlayTools = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>

/** Takes a step that cannot be undone: it is behind «⋯». */
const fromMenu = async ({ canvas, userEvent }: PlayTools, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ещё действия с заданием' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const openFinish = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Принять работу' }))
  return within(await screen.findByRole('dialog', { name: 'Работа выполнена?' }))
}

/** Показывается перед тем, как закрыть задание навсегда. */
export const Finishing = meta.story({
  name: 'Заказчик завершает: вопрос',
  args: { id: 522 },
  globals: { viewer: 'client' },
  play: async (context) => {
    await openFinish(context)
  },
})

/** Показывается, пока завершение отправляется. */
export const FinishSending = meta.story({
  name: 'Заказчик завершает: отправляется',
  args: { id: 522 },
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ finishTask: pending })),
  play: async (context) => {
    const dialog = await openFinish(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Принять' }))
    await expect(dialog.getByRole('button', { name: 'Не сейчас' })).toBeDisabled()
  },
})

/** Показывается, когда связь пропала на середине: окно остаётся, можно повторить. */
export const FinishOffline = meta.story({
  name: 'Заказчик завершает: нет связи',
  args: { id: 522 },
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ finishTask: offline })),
  play: async (context) => {
    const dialog = await openFinish(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Принять' }))
    await expect(await dialog.findByText(/Нет связи с интернетом/)).toBeVisible()
  },
})

/** Показывается, когда задание изменилось, пока его читали: окно закрылось, на странице свежее. */
export const FinishConflict = meta.story({
  name: 'Заказчик завершает: данные изменились',
  args: { id: 522 },
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ finishTask: refuse('VERSION_CONFLICT') })),
  play: async (context) => {
    const dialog = await openFinish(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Принять' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await toast(/данные изменились/)
  },
})

/** What the socket does in the app: it has the page read the task again. */
const live = { refresh: () => {} }

/** Показывается, когда задание изменилось в другом месте, пока окно было открыто: окно закрылось и сказало почему. */
export const ChangedElsewhere = meta.story({
  name: 'Задание изменилось, пока окно открыто',
  args: { id: 522 },
  globals: { viewer: 'client' },
  decorators: [
    (Story) => {
      const queries = useQueryClient()
      live.refresh = () => void queries.invalidateQueries({ queryKey: taskKeys.all })
      return <Story />
    },
  ],
  play: async (context) => {
    await openFinish(context)
    for (const task of theWorld().tasks) if (task.id === 522) Object.assign(task, { status: 'FINISHED', version: 9 })
    live.refresh()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await toast(/Задание изменилось, пока окно было открыто/)
  },
})

/** Показывается после завершения. */
export const Finished = meta.story({
  name: 'Заказчик завершил',
  args: { id: 522 },
  globals: { viewer: 'client' },
  play: async (context) => {
    const dialog = await openFinish(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Принять' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.queryByRole('button', { name: 'Принять работу' })).toBeNull()
    await expect(theWorld().tasks.find(({ id }) => id === 522)?.status).toBe('FINISHED')
  },
})

/** Показывается тому, кто нажимает дважды: завершение уходит один раз, спорить с самим собой не о чем. */
export const FinishedTwice = meta.story({
  name: 'Заказчик завершил двойным нажатием',
  tags: ['!dev'],
  args: { id: 522 },
  globals: { viewer: 'client' },
  play: async (context) => {
    const dialog = await openFinish(context)
    const button = dialog.getByRole('button', { name: 'Принять' })
    button.click()
    button.click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByText(/данные изменились/)).toBeNull()
    await expect(theWorld().tasks.find(({ id }) => id === 522)?.status).toBe('FINISHED')
  },
})

/** Показывается заказчику, который отменяет задание с пояснением. */
export const Cancelling = meta.story({
  name: 'Заказчик отменяет',
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await fromMenu({ canvas, userEvent }, 'Отменить задание')
    const dialog = within(await screen.findByRole('dialog', { name: 'Отменить задание' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить задание' }))
    // The window may still be coming into sight.
    await waitFor(() => expect(dialog.getByText('Выберите причину.')).toBeVisible())
    await userEvent.click(dialog.getByRole('radio', { name: 'Другая причина' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Комментарий' }), 'Решили менять всю кухню')
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить задание' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/Причина отмены: другая причина/)).toBeVisible()
  },
})

/** Показывается исполнителю, который отказывается от работы. */
export const Refusing = meta.story({
  name: 'Исполнитель отказывается',
  args: { id: 522 },
  globals: { viewer: 'executor' },
  play: async ({ canvas, userEvent }) => {
    await fromMenu({ canvas, userEvent }, 'Отказаться от задания')
    const dialog = within(await screen.findByRole('dialog', { name: 'Отказаться от задания' }))
    await seen(() => dialog.getByRole('radio', { name: 'Заказчик не выходит на связь' }))
  },
})

/** Показывается исполнителю, который закончил: заказчик узнает и примет работу. */
export const Reporting = meta.story({
  name: 'Исполнитель сообщает о завершении',
  args: { id: 522 },
  globals: { viewer: 'executor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сообщить о завершении' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Работа сделана?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сообщить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/Вы сообщили о завершении/)).toBeVisible()
  },
})

const reported = () => {
  for (const task of theWorld().tasks) if (task.id === 522) task.finishRequestedAt = '2026-03-01T15:00:00.000Z'
}

/** Показывается заказчику, который не принимает работу: без пары слов нельзя. */
export const Objecting = meta.story({
  name: 'Заказчик возражает',
  args: { id: 522 },
  globals: { viewer: 'client' },
  beforeEach: reported,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Работа не готова' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Что ещё не сделано?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Работа не готова' }))
    await waitFor(() => expect(dialog.getByText('Возражение: заполните поле.')).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: 'Возражение' }), 'Кран всё ещё капает')
    // What is typed outlives a closed window, and with it the end of the session.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Работа не готова' }))
    const again = within(await screen.findByRole('dialog', { name: 'Что ещё не сделано?' }))
    await expect(again.getByRole('textbox', { name: 'Возражение' })).toHaveValue('Кран всё ещё капает')
    await userEvent.click(again.getByRole('button', { name: 'Работа не готова' }))
    await waitFor(() => expect(theWorld().tasks.find(({ id }) => id === 522)?.finishRequestedAt).toBeNull())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Показывается заказчику, который нажал «Работа не готова». */
export const ObjectionAsked = meta.story({
  name: 'Заказчик возражает: вопрос',
  args: { id: 522 },
  globals: { viewer: 'client' },
  beforeEach: reported,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Работа не готова' }))
    await seen(() => screen.getByRole('dialog', { name: 'Что ещё не сделано?' }))
  },
})

/** Показывается заказчику, чьё задание ушло в архив: оно снова ищет исполнителя. */
export const Republishing = meta.story({
  name: 'Заказчик публикует снова',
  args: { id: 524 },
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Опубликовать снова' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Опубликовать задание снова?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Опубликовать' }))
    await waitFor(() => expect(theWorld().tasks.find(({ id }) => id === 524)?.status).toBe('APPROVED'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Показывается заказчику перед удалением: вернуть задание будет нельзя. */
export const DeletionAsked = meta.story({
  name: 'Заказчик удаляет: вопрос',
  args: { id: 524 },
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await fromMenu({ canvas, userEvent }, 'Удалить задание')
    await seen(() => screen.getByRole('dialog', { name: 'Удалить задание?' }))
  },
})

/** Показывается после удаления: вместо страницы задания откроется список. */
export const Deleted = meta.story({
  name: 'Заказчик удалил',
  args: { id: 524 },
  globals: { viewer: 'client' },
  play: async ({ canvas, userEvent }) => {
    await fromMenu({ canvas, userEvent }, 'Удалить задание')
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить задание?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(theWorld().tasks.some(({ id }) => id === 524)).toBe(false))
    await toast('Задание удалено')
  },
})

/** Показывается модератору, который отклоняет задание: без правила нельзя. */
export const Moderating = meta.story({
  name: 'Модератор отклоняет',
  args: { id: 521 },
  globals: { viewer: 'moderator' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отклонить' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить задание?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }))
    await seen(() => dialog.getByText('Выберите правило.'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Похоже на рекламу или спам' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }))
    await waitFor(() => expect(theWorld().tasks.find(({ id }) => id === 521)?.status).toBe('REJECTED'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

const withoutReplies = () => {
  theWorld().replies = []
}

const sendReply = async ({ canvas, userEvent }: PlayTools) => {
  await canvas.findByRole('textbox', { name: 'Сообщение' })
  const form = within(canvas.getByRole('region', { name: 'Ваш отклик' }))
  await userEvent.click(form.getByRole('button', { name: 'Откликнуться' }))
}

const fillReply = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Сообщение' }),
    'Приеду завтра со своим инструментом.',
  )
  await userEvent.type(canvas.getByRole('textbox', { name: 'Цена' }), '2500')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Срок, дней' }), '1')
  await sendReply({ canvas, userEvent })
}

/** Показывается исполнителю, который нажал «Откликнуться», ничего не заполнив. */
export const ReplyInvalid = meta.story({
  name: 'Отклик: ошибки в полях',
  globals: { viewer: 'executor' },
  beforeEach: withoutReplies,
  play: async ({ canvas, userEvent }) => {
    await sendReply({ canvas, userEvent })
    await expect(await canvas.findByRole('textbox', { name: 'Сообщение' })).toBeInvalid()
    await expect(canvas.getByText('Укажите сумму.')).toBeVisible()
  },
})

/** Показывается исполнителю без откликов: сколько их было и когда появятся новые. */
export const QuotaSpent = meta.story({
  name: 'Отклик: по тарифу закончились',
  globals: { viewer: 'executor' },
  beforeEach: () => {
    withoutReplies()
    spendAllReplies(theWorld(), faces.sergey)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Тариф «Бесплатный» даёт 5.откликов в.месяц/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Откликнуться' })).toBeNull()
  },
})

/** Показывается, пока отклик отправляется. */
export const ReplySending = meta.story({
  name: 'Отклик: отправляется',
  globals: { viewer: 'executor' },
  beforeEach: ({ msw }) => {
    withoutReplies()
    msw.use(...mockApi({ sendTaskReply: pending }))
  },
  play: fillReply,
})

/** Показывается, когда сервер не принял отклик: набранное на месте. */
export const ReplyRefused = meta.story({
  name: 'Отклик: сервер отказал',
  globals: { viewer: 'executor' },
  beforeEach: ({ msw }) => {
    withoutReplies()
    msw.use(...mockApi({ sendTaskReply: refuse('REPLY_LIMIT_REACHED') }))
  },
  play: async (context) => {
    await fillReply(context)
    await expect(await context.canvas.findByText(/набралось достаточно откликов/)).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(
      'Приеду завтра со своим инструментом.',
    )
  },
})

/** Показывается после отправки: свой отклик и путь в чат. */
export const Replied = meta.story({
  name: 'Отклик: отправлен',
  globals: { viewer: 'executor' },
  beforeEach: withoutReplies,
  play: async (context) => {
    await fillReply(context)
    await expect(await context.canvas.findByRole('link', { name: 'Перейти в чат' })).toBeVisible()
    await toast('Отклик отправлен')
  },
})

/** Показывается исполнителю, который отзывает отклик. */
export const Withdrawing = meta.story({
  name: 'Исполнитель отзывает отклик',
  globals: { viewer: 'executor' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать отклик' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отозвать отклик?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Отозвать' }))
    await expect(await canvas.findByText('Отозван')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** Показывается заказчику, пока отклики загружаются. */
export const RepliesLoading = meta.story({
  name: 'Отклики загружаются',
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTaskReplies: pending })),
})

/** Показывается заказчику, когда отклики не загрузились. */
export const RepliesFailed = meta.story({
  name: 'Отклики не загрузились',
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTaskReplies: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить отклики')
  },
})

/** Показывается заказчику, пока никто не откликнулся. */
export const RepliesEmpty = meta.story({
  name: 'Откликов нет',
  globals: { viewer: 'client' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTaskReplies: empty })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Откликов пока нет')).toBeVisible()
  },
})

/** Показывается, когда такого задания нет или оно чужое и не опубликовано. */
export const NotFound = meta.story({
  name: 'Нет такого задания',
  args: { id: 521 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена')
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTask: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  },
})

/** Показывается, когда связи нет: виноват не сервер, и сказано это прямо. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getTask: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Нет связи')
  },
})

/** Показывается заказчику на телефоне. */
export const OnPhone = Author.extend({
  name: 'Заказчик на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Выбрать за 2.500/ })).toBeVisible()
  },
})
