import type * as notifications from '@artel/ui/notifications'
import type { PropWords } from '../prop-words.ts'

export const notificationProps = {
  StopLettersDialog: {
    hash: 'Секрет из ссылки в письме: чьи письма и о чём',
    level: 'Место в стопке окон, с нуля: каждое следующее лежит выше',
    onSpent: 'Ссылка отслужила или не годится: в адресе она больше не нужна',
  },
  PushOffer: {
    failure: 'Почему включить не вышло; null, пока всё хорошо',
    isBusy: 'Браузер спрашивает разрешение или подписка ещё оформляется',
    onAccept: 'Человек согласен: браузер спросит разрешение',
    onPutOff: 'Не сейчас: два месяца не предлагаем',
  },
} satisfies PropWords<typeof notifications>
