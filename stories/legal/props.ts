import type * as legal from '@artel/ui/legal'
import type { PropWords } from '../prop-words.ts'

export const legalProps = {
  LegalView: {
    text: 'Заголовок, редакция, вступление и части документа',
    among: 'Как эта редакция относится к другим и какие есть ещё; в предпросмотре нет',
    level: 'Заголовок какого уровня: в предпросмотре он ниже',
  },
} satisfies PropWords<typeof legal>
