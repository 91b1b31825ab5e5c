import type * as moderation from '@artel/ui/moderation'
import type { PropWords } from '../prop-words.ts'

export const moderationProps = {
  DeskScreen: { kind: 'Которая очередь' },
  DeskView: {
    kind: 'Которая очередь: задания, отзывы, документы или жалобы',
    state: 'Стол целиком: очередь, объект и решение на нём',
    viewerId: 'Кто смотрит: его собственные отметки не показываются',
    counts: 'Сколько ждёт в каждой очереди; null, пока не известно',
    more: 'Что ещё известно об объекте: подробности задания или переписка',
    onEvent: 'Человек листает очередь или решает',
  },
  QueuesView: {
    status: 'Ответ сервера: ждём, не пришёл или пришёл',
    counts: 'Сколько ждёт в каждой очереди и с какого времени',
  },
} satisfies PropWords<typeof moderation>
