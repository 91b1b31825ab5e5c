import { ChatsScreen } from '@artel/ui/chat'
import { ServicesProvider, useServices } from '@artel/ui/services'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Live } from '../kit/Live.tsx'
import { backend } from '../mocks/index.ts'
import { withServices } from '../screen-frame.tsx'
import { pageFrame } from './frames.tsx'
import { FRESH_CHAT, LONG_CHAT, openChatWorld, refuseNextMessage, SHORT_CHAT, theChats } from './live-world.ts'

/** The screen over the story's own chats. */
function Chats({ chatId }: { chatId: number | null }) {
  const services = useServices()
  const [own] = useState(() => ({ ...services, loadChat: async () => theChats().chat }))
  return (
    <ServicesProvider services={own}>
      <ChatsScreen chatId={chatId} />
    </ServicesProvider>
  )
}

const meta = preview.meta({
  title: 'Экраны/Чат/Чаты на сервере',
  component: ChatsScreen,
  decorators: [pageFrame, withServices],
  parameters: {
    toolbar: {
      network: 'Чаты идут своим соединением: его нрав задаёт сама история.',
      text: 'Слова чата задаёт сама история.',
    },
    machine: { id: 'chat' },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  globals: { viewer: 'client' },
  beforeEach: [backend, openChatWorld],
  args: { chatId: SHORT_CHAT as number | null },
  render: ({ chatId }) => <Chats chatId={chatId} />,
})

/** Показывается, когда открыли чаты и ещё не выбрали. */
export const List = meta.story({
  name: 'Список',
  parameters: { machine: { state: ['selection.closed', 'pin.none'] } },
  args: { chatId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Сергей М\./ })).toHaveLength(3)
    await expect(canvas.getByText('Выберите чат')).toBeVisible()
  },
})

/** Сообщение уходит по Enter и проходит путь до «Прочитано»; фокус всё время в поле. */
export const Sending = meta.story({
  name: 'Отправлено и прочитано',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Сообщение' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('Жду вас к трём{Enter}')
    await expect(field).toHaveValue('')
    const log = canvas.getByRole('log', { name: 'Сергей М.' })
    await waitFor(() => expect(log).toHaveTextContent(/Жду вас к трём\s*\d\d:\d\d\s*Отправлено/))
    theChats().server.read(SHORT_CHAT, 'companion')
    await theChats().deliver()
    await waitFor(() => expect(log).toHaveTextContent(/Жду вас к трём\s*\d\d:\d\d\s*Прочитано/))
    await expect(field).toHaveFocus()
  },
})

/** Сервер отказал: сообщение остаётся, и его можно послать ещё раз. */
export const Retrying = meta.story({
  name: 'Отказ и повтор',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Сообщение' })
    refuseNextMessage()
    await userEvent.type(field, 'Домофон 42{Enter}')
    const log = canvas.getByRole('log')
    await waitFor(() => expect(log).toHaveTextContent('Это действие вам недоступно.'))
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: 'Повторить' })))
    await waitFor(() => expect(log).toHaveTextContent(/Домофон 42\s*\d\d:\d\d\s*Отправлено/))
    await expect(theChats().server.messages(SHORT_CHAT)).toHaveLength(5)
  },
})

/** Прошлое подгружается, пока до него листают, и кончается началом переписки. */
export const Older = meta.story({
  name: 'Прошлое',
  args: { chatId: LONG_CHAT },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    await waitFor(() => expect(within(log).getByText('Сообщение 40')).toBeVisible())
    await waitFor(
      () => {
        log.scrollTop = 0
        expect(canvas.getByText('Начало переписки')).toBeVisible()
        expect(within(log).getByText('Сообщение 1')).toBeVisible()
      },
      { timeout: 5000 },
    )
  },
})

/** Новое сообщение видно в переписке и в списке, его читают вслух, и чат поднимается наверх. */
export const Arriving = meta.story({
  name: 'Новое сообщение',
  args: { chatId: LONG_CHAT },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log')
    await waitFor(() => expect(within(log).getByText('Сообщение 40')).toBeVisible())
    theChats().server.say(LONG_CHAT, 'companion', { text: 'Уже подъезжаю' })
    await theChats().deliver()
    await waitFor(() => expect(log).toHaveTextContent('Уже подъезжаю'))
    await expect(canvas.getByText('Сергей М.: Уже подъезжаю')).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /Сергей М\./ })[0]).toHaveTextContent('Уже подъезжаю'),
    )
  },
})

/** Сеть пропала: об этом сказано, писать можно, сообщение ждёт. */
export const Offline = meta.story({
  name: 'Без связи',
  parameters: { machine: { id: 'sender', state: 'busy.waiting' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Сообщение' })
    theChats().connectivity.set(false)
    await expect(await canvas.findByText('Нет связи. Сообщения уйдут, когда она вернётся')).toBeInTheDocument()
    await userEvent.type(field, 'Дойдёт позже')
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeEnabled()
  },
})

/** Чат закрыли, пока он был открыт: вместо поля сказано почему. */
export const Closing = meta.story({
  name: 'Закрывается',
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Сообщение' })
    theChats().server.close(SHORT_CHAT)
    await theChats().deliver()
    await expect(await canvas.findByText(/^Чат закрыт/)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Сообщение' })).toBeNull()
  },
})

/** Чат удалили, пока он был открыт. */
export const Removing = meta.story({
  name: 'Удаляется',
  parameters: { machine: { state: 'selection.removed' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('log')
    theChats().server.remove(SHORT_CHAT)
    await theChats().deliver()
    await expect(await canvas.findByText('Чат удалён')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Сергей М\./ })).toHaveLength(2))
  },
})

/** Показывается по ссылке на чат, которого нет. */
export const NotFound = meta.story({
  name: 'Нет такого чата',
  args: { chatId: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Чат не найден')).toBeVisible()
  },
})

/** Показывается в чате, где ещё не писали. */
export const Fresh = meta.story({
  name: 'Без сообщений',
  args: { chatId: FRESH_CHAT },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Сообщений пока нет/)).toBeVisible())
  },
})

/** У каждого чата свой черновик, и он ждёт возвращения. */
export const Drafts = meta.story({
  name: 'Черновики',
  render: () => (
    <Live<number> start={SHORT_CHAT}>
      {(chatId, change) => (
        <>
          <Chats chatId={chatId} />
          <button type="button" hidden onClick={() => change(chatId === SHORT_CHAT ? FRESH_CHAT : SHORT_CHAT)}>
            Другой чат
          </button>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('textbox', { name: 'Сообщение' })
    await userEvent.type(await field(), 'Недописанное')
    canvas.getByText('Другой чат').click()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    canvas.getByText('Другой чат').click()
    await waitFor(async () => expect(await field()).toHaveValue('Недописанное'))
  },
})

/** Закреплённый чат стоит над списком, фокус на кнопке. */
export const Pinning = meta.story({
  name: 'Закрепление',
  parameters: { machine: { state: 'pin.pinned' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрепить чат' }))
    await expect(await canvas.findByText('Закреплённый чат')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Открепить чат' })).toHaveFocus()
  },
})

/** Закреплённый чат возвращается в список. */
export const Unpinning = meta.story({
  name: 'Открепление',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрепить чат' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Открепить чат' }))
    await waitFor(() => expect(canvas.queryByText('Закреплённый чат')).toBeNull())
  },
})
