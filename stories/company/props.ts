import type * as company from '@artel/ui/company'
import type { PropWords } from '../prop-words.ts'

export const companyProps = {
  AboutView: { facts: 'Числа о площадке, какие они сейчас; без них страница о числах молчит' },
} satisfies PropWords<typeof company>
