import type * as legal from '@artel/ui/legal'
import type { PropWords } from '../prop-words.ts'

export const legalProps = {
  LegalView: { text: 'Заголовок, редакция, вступление и части документа' },
} satisfies PropWords<typeof legal>
