import type { ChatListViewState } from '@artel/core/chat'
import { ChatListView } from '@artel/ui/chat'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { Live } from '../kit/Live.tsx'
import { listFrame } from './frames.tsx'
import { aChatRow, chatRows as rows } from './rows.ts'

const common = { connection: 'online', search: '', pinned: null, selectedId: null } as const

const meta = preview.meta({
  title: 'Экраны/Чат/Список чатов',
  component: ChatListView,
  decorators: [listFrame, frozenTime],
  parameters: { machine: { id: 'chatList' }, layout: 'fullscreen' },
  args: {
    view: { ...common, status: 'ready', rows, more: 'available' } as ChatListViewState,
    onSearch: fn(),
    onMore: fn(),
    onRetry: fn(),
    onSignIn: fn(),
  },
})

/** Показывается, когда первые чаты загружены и есть ещё. */
export const Ready = meta.story({
  name: 'Чаты',
  parameters: { machine: { state: 'ready' } },
})

/** «Показать ещё» просит следующих. */
export const MoreAsked = meta.story({
  name: 'Показать ещё',
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.onMore).toHaveBeenCalled()
  },
})

/** Показывается, пока список загружается. */
export const Loading = meta.story({
  name: 'Загружается',
  parameters: { machine: { state: 'loading' } },
  args: { view: { ...common, status: 'loading' } },
})

/** Показывается, когда список не загрузился. */
export const Failed = meta.story({
  name: 'Не загрузился',
  parameters: { machine: { state: 'failed' } },
  args: { view: { ...common, status: 'failed', message: 'Сервер не отвечает. Попробуйте ещё раз.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю, у которого чатов ещё не было. */
export const Empty = meta.story({
  name: 'Пусто',
  parameters: { machine: { state: 'ready' } },
  args: { view: { ...common, status: 'empty' }, role: 'EXECUTOR' },
})

/** Показывается заказчику, у которого чатов ещё не было. */
export const EmptyOfClient = meta.story({
  name: 'Пусто у заказчика',
  parameters: { machine: { state: 'ready' } },
  args: { view: { ...common, status: 'empty' }, role: 'CLIENT' },
})

/** Показывается сотруднику: своих чатов у него не бывает. */
export const EmptyOfStaff = meta.story({
  name: 'Пусто у сотрудника',
  parameters: { machine: { state: 'ready' } },
  args: { view: { ...common, status: 'empty' }, role: 'MODERATOR' },
})

/** Показывается, когда поиску ничего не подошло. */
export const NothingFound = meta.story({
  name: 'Ничего не нашлось',
  parameters: { machine: { state: 'ready' } },
  args: { view: { ...common, search: 'диван', status: 'nothingFound' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
})

/** Показывается, когда один из чатов открыт. */
export const Selected = meta.story({
  name: 'Чат открыт',
  args: { view: { ...common, selectedId: 902, status: 'ready', rows, more: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ольга Р.')
  },
})

/** Показывается, когда чат закреплён: он стоит над списком, а не в нём. */
export const Pinned = meta.story({
  name: 'Закреплённый чат',
  parameters: { machine: { id: 'chat', state: 'pin.pinned' } },
  args: { view: { ...common, pinned: aChatRow(), status: 'ready', rows: rows.slice(1), more: 'none' } },
})

/** Показывается, когда закреплён единственный чат. */
export const PinnedAlone = meta.story({
  name: 'Только закреплённый чат',
  parameters: { machine: { id: 'chat', state: 'pin.pinned' } },
  args: { view: { ...common, pinned: aChatRow(), status: 'empty' } },
})

/** Показывается, когда последнее сообщение чата состоит из одних файлов. */
export const WithFiles = meta.story({
  name: 'Файлы вместо слов',
  args: {
    view: {
      ...common,
      status: 'ready',
      more: 'none',
      rows: [1, 3].map((files, index) =>
        aChatRow({
          id: 901 + index,
          preview: {
            text: '',
            files,
            createdAt: '2026-03-02T08:05:00.000Z',
            author: index === 0 ? 'theirs' : 'mine',
            isRead: true,
          },
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Файл')).toBeVisible()
    await expect(canvas.getByText(/^3.файла$/)).toBeVisible()
  },
})

/** Показывается, пока загружаются следующие чаты. */
export const LoadingMore = meta.story({
  name: 'Загружаются ещё',
  parameters: { machine: { state: 'loadingMore' } },
  args: { view: { ...common, status: 'ready', rows: rows.slice(0, 4), more: 'loading' } },
})

/** Показывается, когда последние чаты загружены кнопкой: кнопки больше нет, фокус на первом из новых. */
export const LoadedByButton = meta.story({
  name: 'Загружены последние',
  parameters: { machine: { state: 'ready' } },
  render: (args) => (
    <Live<ChatListViewState> start={{ ...common, status: 'ready', rows: rows.slice(0, 3), more: 'available' }}>
      {(view, change) => (
        <ChatListView {...args} view={view} onMore={() => change({ ...common, status: 'ready', rows, more: 'none' })} />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(canvas.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]?.querySelector('a')).toHaveFocus())
  },
})

/** Показывается, когда следующие чаты не загрузились. */
export const MoreFailed = meta.story({
  name: 'Ещё не загрузились',
  parameters: { machine: { state: 'moreFailed' } },
  args: { view: { ...common, status: 'ready', rows: rows.slice(0, 4), more: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда связь пропала, а чат не открыт. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { id: 'socket', state: 'open.offline' } },
  args: { view: { ...common, connection: 'offline', status: 'ready', rows, more: 'none' } },
})

/** Показывается для чата без задания и без сообщений. */
export const Fresh = meta.story({
  name: 'Новый чат',
  args: {
    view: {
      ...common,
      status: 'ready',
      rows: [aChatRow({ kind: 'COMMON', task: null, preview: null }), ...rows.slice(1, 3)],
      more: 'none',
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Набранное сразу стоит в поле и уходит в поиск. */
export const Searching = meta.story({
  name: 'Поиск',
  parameters: { machine: { state: 'debouncing' } },
  render: (args) => (
    <Live start="">
      {(search, change) => (
        <ChatListView
          {...args}
          view={{ ...args.view, search }}
          onSearch={(text) => {
            args.onSearch(text)
            change(text)
          }}
        />
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Поиск по чатам' })
    await userEvent.type(field, 'забор')
    await expect(field).toHaveValue('забор')
    await expect(args.onSearch).toHaveBeenLastCalledWith('забор')
  },
})

// Every state of the list has a story.
;({
  loading: Loading,
  failed: Failed,
  empty: Empty,
  nothingFound: NothingFound,
  ready: Ready,
}) satisfies Record<ChatListViewState['status'], unknown>
