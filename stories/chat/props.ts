import type * as chat from '@artel/ui/chat'
import type { PropWords } from '../prop-words.ts'

export const chatProps = {
  ChatListView: {
    view: 'Состояние списка: загружается, чаты, пусто, ошибка',
    onSearch: 'Человек ищет среди чатов',
    onMore: 'Просят показать ещё чаты',
  },
  ChatWindowView: {
    view: 'Состояние окна: не выбран, открывается, переписка, ошибка, не найден, удалён',
    actions: 'В конце шапки: закрепить чат',
    composer: 'Поле сообщения под перепиской',
    onOlder: 'Читатель дошёл до начала: нужны сообщения старше',
    onResend: 'Просят отправить сообщение ещё раз',
    onDiscard: 'Неотправленное сообщение убирают',
  },
  ChatsLayout: {
    chatId: 'Номер открытого чата; null, когда виден один список',
    list: 'Список чатов: слева, на телефоне первым экраном',
    window: 'Окно чата: справа, на телефоне вместо списка',
  },
  ChatsScreen: { chatId: 'Номер открытого чата; null, когда виден один список' },
  Composer: {
    view: 'Что набрано и можно ли отправить',
    onChange: 'Человек печатает',
    onSend: 'Сообщение отправляют',
  },
} satisfies PropWords<typeof chat>
