import type * as legal from '@artel/ui/legal'
import type { PropWords } from '../prop-words.ts'

export const legalProps = {
  CookiePolicyView: {},
  LegalView: { text: 'Заголовок, редакция, вступление и части документа' },
  LicencesView: {},
} satisfies PropWords<typeof legal>
