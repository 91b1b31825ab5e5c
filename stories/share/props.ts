import type * as share from '@artel/ui/share'
import type { PropWords } from '../prop-words.ts'

export const shareProps = {
  ShareView: {
    kind: 'Что показывает страница: от этого зависят слова',
    address: 'Полный адрес страницы',
    copying: 'Чем кончилась последняя попытка скопировать',
    canSend: 'У устройства есть своё «Поделиться»',
    onCopy: 'Просят скопировать ссылку',
    onSend: 'Просят передать ссылку средствами устройства',
  },
} satisfies PropWords<typeof share>
