import type * as personalArea from '@artel/ui/personal-area'
import type { PropWords } from '../prop-words.ts'

export const personalAreaProps = {
  AreaNav: {
    viewer: 'Кто вошёл: лицо, имя, роль, форма работы, проверен ли',
    unread: 'Сколько сообщений не прочитано во всех чатах; у нуля числа нет',
    onSignOut: 'Выход',
  },
} satisfies PropWords<typeof personalArea>
