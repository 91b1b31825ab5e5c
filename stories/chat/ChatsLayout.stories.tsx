import type { ChatListViewState, ChatWindowViewState } from '@artel/core/chat'
import { ChatListView, ChatsLayout, ChatWindowView, Composer, PinButton } from '@artel/ui/chat'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { Live } from '../kit/Live.tsx'
import { pageFrame } from './frames.tsx'
import { chatRows, talk } from './rows.ts'

const nothing = () => {}
const [first] = chatRows
if (!first) throw new Error('There are no chats to show')

const list = (selectedId: number | null): ChatListViewState => ({
  status: 'ready',
  connection: 'online',
  search: '',
  pinned: null,
  selectedId,
  rows: chatRows,
  more: 'none',
})
const window = (chatId: number | null): ChatWindowViewState =>
  chatId === null
    ? { status: 'none' }
    : { status: 'ready', chatId, connection: 'online', chat: first, rows: talk, older: 'none' }

function Chats({ chatId }: { chatId: number | null }) {
  return (
    <ChatsLayout
      chatId={chatId}
      list={
        <ChatListView view={list(chatId)} onSearch={nothing} onMore={nothing} onRetry={nothing} onSignIn={nothing} />
      }
      window={
        <ChatWindowView
          view={window(chatId)}
          actions={<PinButton isPinned={false} onPin={nothing} onUnpin={nothing} />}
          composer={
            <Composer
              view={{ status: 'open', text: '', length: 0, limit: 4000, canSend: false }}
              onChange={nothing}
              onSend={nothing}
            />
          }
          onOlder={nothing}
          onRetry={nothing}
          onResend={nothing}
          onDiscard={nothing}
          onSignIn={nothing}
        />
      }
    />
  )
}

const meta = preview.meta({
  title: 'Экраны/Чат/Чаты',
  component: ChatsLayout,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'chat' }, layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  argTypes: { list: { control: false }, window: { control: false } },
  args: { chatId: first.id as number | null, list: null, window: null },
  render: ({ chatId }) => <Chats chatId={chatId} />,
})

/** Показывается, когда чат открыт: список и переписка рядом. */
export const Open = meta.story({ name: 'Чат открыт', parameters: { machine: { state: 'selection.open' } } })

/** Показывается, пока ни один чат не выбран. */
export const Unselected = meta.story({
  name: 'Чат не выбран',
  parameters: { machine: { state: 'selection.closed' } },
  args: { chatId: null },
})

/** Показывается на телефоне: сначала список. */
export const PhoneList = meta.story({
  name: 'На телефоне, список',
  args: { chatId: null },
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне, когда чат открыт. */
export const PhoneChat = meta.story({ name: 'На телефоне, чат', globals: { viewport: { value: 'phone' } } })

/** На телефоне фокус идёт за тем, что открылось, и возвращается на строку чата. */
export const PhoneFocus = meta.story({
  name: 'На телефоне, фокус',
  args: { chatId: null },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Live<number | null> start={null}>
      {(chatId, change) => (
        <>
          <Chats chatId={chatId} />
          <button type="button" hidden onClick={() => change(chatId === null ? first.id : null)}>
            Перейти
          </button>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas }) => {
    const go = canvas.getByText('Перейти')
    canvas.getByRole('link', { name: /Сергей М\./ }).focus()
    go.click()
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('log')))
    go.click()
    await waitFor(() => expect(canvas.getByRole('link', { name: /Сергей М\./ })).toHaveFocus())
  },
})
