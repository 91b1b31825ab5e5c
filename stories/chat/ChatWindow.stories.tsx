import type { ChatRow, ChatWindowViewState, MessageRow } from '@artel/core/chat'
import { PLACEHOLDER } from '@artel/core/chat'
import { aFile, testUuid } from '@artel/core/testing'
import { ChatWindowView, Composer, PinButton } from '@artel/ui/chat'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { Live } from '../kit/Live.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { windowFrame } from './frames.tsx'
import { aChatRow, day, mine, past, system, talk, theirs } from './rows.ts'

type Ready = Extract<ChatWindowViewState, { status: 'ready' }>

const look = { material: 'hex', object: 'wrench' } as const
const table = {
  id: 451,
  title: 'Обеденный стол из дуба',
  status: 'PUBLISHED',
  priceType: 'FIXED',
  price: 48_000_00,
  unit: 'PIECE',
  photo: photo(1),
} as const
const chat = aChatRow({ task: { id: 501, title: 'Заменить смеситель на кухне', status: 'IN_PROGRESS', look } })
const ready = (overrides: Partial<Ready> = {}): Ready => ({
  status: 'ready',
  chatId: chat.id,
  connection: 'online',
  chat,
  rows: talk,
  older: 'none',
  ...overrides,
})
const withChat = (overrides: Partial<ChatRow>) => ready({ chat: { ...chat, ...overrides } })

const composer = (
  <Composer
    view={{ status: 'open', text: '', length: 0, limit: 4000, canSend: false }}
    onChange={() => {}}
    onSend={() => {}}
  />
)

const onComplain = fn()

const meta = preview.meta({
  title: 'Экраны/Чат/Окно чата',
  component: ChatWindowView,
  decorators: [windowFrame, frozenTime],
  parameters: { machine: { id: 'chatWindow' }, layout: 'fullscreen' },
  argTypes: { actions: { control: false }, composer: { control: false } },
  args: {
    view: ready() as ChatWindowViewState,
    actions: <PinButton isPinned={false} onPin={() => {}} onUnpin={() => {}} />,
    composer,
    onOlder: fn(),
    onRetry: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onSignIn: fn(),
  },
})

/** Показывается рядом со списком, пока чат не выбран. */
export const None = meta.story({
  name: 'Чат не выбран',
  parameters: { machine: { id: 'chat', state: 'selection.closed' } },
  args: { view: { status: 'none' } },
})

/** Показывается, пока о чате ничего не известно. */
export const Loading = meta.story({
  name: 'Загружается',
  parameters: { machine: { state: 'opening' } },
  args: { view: { status: 'loading', chatId: chat.id, chat: null }, composer: null, actions: null },
})

/** Показывается, пока грузится переписка чата, который уже есть в списке. */
export const LoadingKnown = meta.story({
  name: 'Загружается переписка',
  parameters: { machine: { state: 'opening' } },
  args: { view: { status: 'loading', chatId: chat.id, chat }, composer: null },
})

/** Показывается, когда чат не загрузился. */
export const Failed = meta.story({
  name: 'Не загрузился',
  parameters: { machine: { state: 'failed' } },
  args: {
    view: { status: 'failed', chatId: chat.id, message: 'Сервер не отвечает. Попробуйте ещё раз.' },
    composer: null,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда такого чата нет или он чужой: ответ одинаков. */
export const NotFound = meta.story({
  name: 'Не найден',
  parameters: { machine: { state: 'notFound' } },
  args: { view: { status: 'notFound', chatId: 1 }, composer: null },
})

/** Показывается, когда чат удалили, пока он был открыт. */
export const Removed = meta.story({
  name: 'Удалён',
  parameters: { machine: { state: 'removed' } },
  args: { view: { status: 'removed', chatId: chat.id }, composer: null },
})

/** Показывается, когда переписка загружена: читают с конца. */
export const Conversation = meta.story({
  name: 'Переписка',
  parameters: {
    machine: {
      state: [
        'ready.divider.gone',
        'ready.placeholder.hidden',
        'ready.reading.read',
        'ready.history.idle',
        'ready.catchingUp.current',
      ],
    },
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Сергей М.' })
    await waitFor(() => expect(log).toHaveTextContent('Договорились'))
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2))
  },
})

/** Показывается, когда вместе с сообщением или вместо слов прислали файлы. Закрытый файл назван, но ссылкой не открывается. */
export const WithFiles = meta.story({
  name: 'Файлы',
  args: {
    view: ready({
      rows: [
        day('Сегодня'),
        theirs(1, { text: '', files: [aFile({ name: 'Смеситель.jpg' })] }),
        theirs(2, {
          text: 'Смета и схема подключения:',
          files: [
            aFile({ id: testUuid(302), name: 'Смета.pdf', size: 348_160, isPrivate: true }),
            aFile({ id: testUuid(303), name: 'Схема.pdf', size: 1_572_864 }),
          ],
        }),
        mine(3, { text: '', files: [aFile({ id: testUuid(304), name: 'Кухня, общий вид.jpg', size: 2_411_724 })] }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Смеситель.jpg' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Смета.pdf' })).toBeNull()
    await expect(canvas.getByRole('list', { name: /^2.файла$/ })).toHaveTextContent('Смета.pdf')
  },
})

/** Показывается у чужих сообщений, когда на собеседника можно пожаловаться: флажок рядом с каждым, у своих его нет. */
export const MayComplain = meta.story({
  name: 'Можно пожаловаться',
  args: { onComplain },
  play: async ({ canvas, userEvent }) => {
    onComplain.mockClear()
    const [flag] = await canvas.findAllByRole('button', { name: 'Пожаловаться на сообщение' })
    if (!flag) throw new Error('no flag stands at a message')
    flag.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onComplain).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю: следующий шаг сделки назван для его стороны. */
export const ExecutorSide = meta.story({
  name: 'Глазами исполнителя',
  args: {
    view: withChat({
      side: 'executor',
      companion: {
        id: 'c',
        name: 'Ирина К.',
        initials: 'КИ',
        role: 'CLIENT',
        isOnline: true,
        lastVisitAt: null,
        avatar: null,
        isVerified: false,
        verifiedAt: null,
        finishedTasksCount: 0,
      },
    }),
  },
})

/** Показывается, когда собеседник был в сети недавно. */
export const LastVisit = meta.story({
  name: 'Был в сети',
  args: {
    view: withChat({ companion: { ...chat.companion, isOnline: false, lastVisitAt: '2026-03-02T08:55:00.000Z' } }),
  },
})

/** Показывается, когда чат открыли с непрочитанными: чтение начинается с них. */
export const Unread = meta.story({
  name: 'Непрочитанные',
  parameters: { machine: { state: ['ready.divider.shown', 'ready.reading.marking'] } },
  args: {
    view: ready({ rows: [...talk.slice(0, -1), { type: 'unread', key: 'unread' }, ...talk.slice(-1)] }),
  },
})

/** Показывается в чате без сообщений. */
export const Placeholder = meta.story({
  name: 'Сообщений ещё нет',
  parameters: { machine: { state: 'ready.placeholder.shown' } },
  args: {
    view: ready({
      chat: { ...chat, preview: null },
      rows: [{ type: 'placeholder', key: 'placeholder', message: PLACEHOLDER }],
    }),
  },
})

/** Показывается, пока сообщения в пути: каждое своё состояние. */
export const OnTheirWay = meta.story({
  name: 'Состояния сообщений',
  parameters: { machine: { id: 'sender', state: 'busy.sending' } },
  args: {
    view: ready({
      rows: [
        day('Сегодня'),
        mine(1, { text: 'Прочитанное' }),
        mine(2, { text: 'Отправленное', state: 'sent' }),
        mine(3, { text: 'Уходит', state: 'sending' }),
        mine(4, { text: 'Ждёт своей очереди', state: 'queued' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    for (const word of ['Прочитано', 'Отправлено']) await expect(await canvas.findByText(word)).toBeInTheDocument()
    await expect(canvas.getAllByText('Отправляется')).toHaveLength(2)
  },
})

/** Показывается, когда сервер отказал: сообщение можно послать снова или убрать. */
export const NotSent = meta.story({
  name: 'Не отправлено',
  parameters: { machine: { id: 'sender', state: 'idle' } },
  args: {
    view: ready({
      rows: [
        ...talk,
        mine(9, { text: 'Адрес: Баумана, 12', state: 'failed', failure: 'Слишком много сообщений. Подождите минуту.' }),
      ],
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: 'Повторить' })))
    await expect(args.onResend).toHaveBeenCalledWith(testUuid(9))
    await expect(canvas.getByRole('log')).toHaveFocus()
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: 'Удалить' })))
    await expect(args.onDiscard).toHaveBeenCalledWith(testUuid(9))
  },
})

/** Показывается, пока грузится то, что было раньше. */
export const LoadingOlder = meta.story({
  name: 'Грузится прошлое',
  parameters: { machine: { state: 'ready.history.loading' } },
  args: { view: ready({ rows: talk.slice(0, 3), older: 'loading' }) },
})

/** Показывается, когда прошлое не загрузилось. */
export const OlderFailed = meta.story({
  name: 'Прошлое не загрузилось',
  parameters: { machine: { state: 'ready.history.failed' } },
  args: { view: ready({ rows: talk.slice(0, 3), older: 'failed' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await expect(args.onOlder).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда чат о товаре: сверху он сам с ценой, как он есть сейчас. */
export const AboutProduct = meta.story({
  name: 'О товаре',
  args: { view: withChat({ kind: 'PRODUCT', task: null, terms: null, product: table }) },
})

/** Показывается, когда товар сняли с продажи: переписка остаётся. */
export const AboutProductOff = meta.story({
  name: 'О товаре, которого больше нет в каталоге',
  args: { view: withChat({ kind: 'PRODUCT', task: null, terms: null, product: { ...table, status: 'HIDDEN' } }) },
})

/** Показывается заказчику, который выбирает: сумма отклика стоит на кнопке. */
export const Choosing = meta.story({
  name: 'Заказчик выбирает',
  parameters: { machine: { state: 'ready.history.idle' } },
  args: { view: withChat({ task: { id: 501, title: 'Заменить смеситель на кухне', status: 'APPROVED', look } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Выбрать за 2.500/ })).toBeVisible()
  },
})

/** Показывается заказчику, когда цену назовут на месте. */
export const ChoosingNegotiable = meta.story({
  name: 'Заказчик выбирает: цена договорная',
  parameters: { machine: { state: 'ready.history.idle' } },
  args: {
    view: withChat({
      task: { id: 501, title: 'Заменить смеситель на кухне', status: 'APPROVED', look },
      terms: { priceType: 'NEGOTIABLE', price: null, termDays: 3 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Выбрать' })).toBeVisible()
    await expect(canvas.getByText(/Цена договорная · 3.дня/)).toBeVisible()
  },
})

/** То же на телефоне. */
export const ChoosingOnPhone = Choosing.extend({
  name: 'Заказчик выбирает на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается, когда чат закрыт: читать можно, писать нельзя. */
export const Closed = meta.story({
  name: 'Закрыт',
  args: {
    view: withChat({
      status: 'CLOSE',
      task: { id: 501, title: 'Заменить смеситель на кухне', status: 'FINISHED', look },
    }),
    composer: <Composer view={{ status: 'closed' }} onChange={() => {}} onSend={() => {}} />,
  },
})

/** Показывается, когда пропала сеть. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { id: 'socket', state: 'open.offline' } },
  args: { view: ready({ connection: 'offline' }) },
})

/** Показывается, пока связь восстанавливается. */
export const Reconnecting = meta.story({
  name: 'Соединяемся',
  parameters: { machine: { id: 'socket', state: ['open.waiting', 'open.authorising', 'open.live.connecting'] } },
  args: { view: ready({ connection: 'reconnecting' }) },
})

/** Показывается, когда сеанс завершён и продлить его нельзя. */
export const Unauthorised = meta.story({
  name: 'Сеанс завершён',
  // Whether a button pressed by a test shows its focus depends on what was focused before it: no picture.
  parameters: { machine: { id: 'socket', state: 'open.unauthorised' }, pictures: false },
  args: { view: ready({ connection: 'unauthorised' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда имена, названия и слова длинные. */
export const LongWords = meta.story({
  name: 'Длинный текст',
  args: {
    view: ready({
      chat: {
        ...chat,
        companion: { ...chat.companion, name: 'ООО «Строительно-монтажное управление Приволжского района»' },
        task: {
          id: 501,
          title: 'Перенести розетки, выровнять стены под маяки и уложить керамогранит в ванной и коридоре',
          status: 'APPROVED',
          look,
        },
      },
      rows: [
        day('Сегодня'),
        theirs(1, {
          text: 'Посмотрел фотографии. Работы на три дня: первый день демонтаж и штробы, второй стяжка, третий плитка. Материалы считаю отдельно, чеки отдам. Если согласны, начну в понедельник в девять.',
        }),
        mine(2, {
          text: 'https://example.test/очень-длинная-ссылка-без-единого-пробела-которая-никак-не-помещается-в-строку',
        }),
        system(3),
      ],
    }),
  },
})

/** Показывается на телефоне: назад ведёт стрелка. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
})

const many = past(1000, 60)

/** Прошлое подгружается, когда до него долистали; то, что читают, стоит на месте. */
export const ScrolledBack = meta.story({
  name: 'Листаем назад',
  args: { view: ready({ rows: many, older: 'available' }) },
  render: (args) => (
    <Live<readonly MessageRow[]> start={many}>
      {(rows, change) => (
        <ChatWindowView
          {...args}
          view={ready({ rows, older: rows.length > 100 ? 'none' : 'available' })}
          onOlder={() => {
            args.onOlder()
            change([...past(900, 100), ...many])
          }}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log')
    await waitFor(() => expect(canvas.getByText('Сообщение 1059')).toBeVisible())
    await expect(args.onOlder).not.toHaveBeenCalled()
    log.scrollTop = 300
    await waitFor(() => expect(args.onOlder).toHaveBeenCalledOnce())
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(2000))
    await waitFor(() => expect(canvas.getByText('Сообщение 1008')).toBeVisible())
    await expect(canvas.queryByText('Сообщение 900')).toBeNull()
  },
})

const news = theirs(2000, { text: 'Я уже подъезжаю' })

/** Кто читает прошлое, узнаёт о новом по кнопке, и она ведёт в конец. */
export const NewWhileReading = meta.story({
  name: 'Новое, пока читают прошлое',
  render: (args) => (
    <Live<readonly MessageRow[]> start={many}>
      {(rows, change) => (
        <>
          <ChatWindowView {...args} view={ready({ rows })} />
          <button type="button" hidden onClick={() => change([...many, news])}>
            Пришло новое
          </button>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log')
    await waitFor(() => expect(canvas.getByText('Сообщение 1059')).toBeVisible())
    log.scrollTop = 0
    await expect(await canvas.findByRole('button', { name: 'К последним сообщениям' })).toBeVisible()
    canvas.getByText('Пришло новое').click()
    const button = await canvas.findByRole('button', { name: 'Новые сообщения' })
    await expect(log.scrollTop).toBe(0)
    await expect(canvas.getByText('Сергей М.: Я уже подъезжаю')).toBeInTheDocument()
    await userEvent.click(button)
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Новые сообщения' })).toBeNull())
  },
})

/** Кто стоит в конце, видит новое сразу. */
export const NewAtTheEnd = meta.story({
  name: 'Новое в конце',
  render: (args) => (
    <Live<readonly MessageRow[]> start={many}>
      {(rows, change) => (
        <>
          <ChatWindowView {...args} view={ready({ rows })} />
          <button type="button" hidden onClick={() => change([...many, news])}>
            Пришло новое
          </button>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log')
    await waitFor(() => expect(canvas.getByText('Сообщение 1059')).toBeVisible())
    canvas.getByText('Пришло новое').click()
    await waitFor(() => expect(canvas.getByText('Я уже подъезжаю')).toBeVisible())
    await waitFor(() => expect(log.scrollHeight - log.clientHeight - log.scrollTop).toBeLessThan(2))
    await expect(canvas.queryByRole('button', { name: 'Новые сообщения' })).toBeNull()
  },
})

/** Показывается в самой длинной переписке: рисуется только то, что видно. */
export const TenThousand = meta.story({
  name: '10 000 сообщений',
  parameters: { machine: { state: 'ready.history.complete' } },
  args: { view: ready({ rows: past(10_000, 10_000) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Сообщение 19999')).toBeVisible())
    await expect(canvas.getAllByText(/^Сообщение \d+$/).length).toBeLessThan(60)
  },
})

// Every state of the window has a story.
;({
  none: None,
  loading: Loading,
  failed: Failed,
  notFound: NotFound,
  removed: Removed,
  ready: Conversation,
}) satisfies Record<ChatWindowViewState['status'], unknown>
