import type * as company from '@artel/ui/company'
import type * as contacts from '@artel/ui/company/contacts'
import type { PropWords } from '../prop-words.ts'

export const companyProps = {
  AboutView: { facts: 'Числа о площадке, какие они сейчас; без них страница о числах молчит' },
  AboutScreen: {},
} satisfies PropWords<typeof company>

export const contactsProps = {
  ContactsView: { question: 'Форма вопроса команде' },
  ContactsScreen: {},
} satisfies PropWords<typeof contacts>
