import type * as personalArea from '@artel/ui/personal-area'
import type * as remove from '@artel/ui/personal-area/remove'
import type { PropWords } from '../prop-words.ts'

export const personalAreaProps = {
  AreaNav: {
    viewer: 'Кто вошёл: лицо, имя, роль, форма работы, проверен ли',
    unread: 'Сколько сообщений не прочитано во всех чатах; у нуля числа нет',
    onSignOut: 'Выход',
  },
  TariffRoom: {
    label: 'Что считают: «Работы в портфолио»',
    words: 'Слово при числе: работа, работы, работ',
    room: 'Тариф, сколько занято и сколько помещается, что дают тарифы побольше',
    advice: 'Что можно сделать, не меняя тариф',
    canBuy: 'Места можно и докупить, не меняя тариф',
    hasPlace: 'То, что меняют, место уже занимает: освобождать его незачем',
  },
} satisfies PropWords<typeof personalArea>

export const removeProps = {
  RemoveDialog: {
    title: 'О чём спрашивают',
    text: 'Что пропадёт',
    isBusy: 'Ответа сервера ещё нет',
    message: 'Почему не получилось; null до первой попытки',
    onConfirm: 'Согласны удалить',
  },
} satisfies PropWords<typeof remove>
