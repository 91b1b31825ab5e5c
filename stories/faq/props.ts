import type * as faq from '@artel/ui/faq'
import type * as own from '@artel/ui/faq/own'
import type * as question from '@artel/ui/faq/question'
import type { PropWords } from '../prop-words.ts'

export const faqProps = {
  FaqScreen: { q: 'Слова поиска из адреса', anchor: 'Что стоит в адресе после #: вопрос, к которому он ведёт' },
  FaqSectionView: {
    sections: 'Все разделы: меню рядом с открытым',
    section: 'Открытый раздел с вопросами и ответами',
    opened: 'Вопрос, к которому ведёт адрес',
    rating: 'Помог ли ответ',
  },
  FaqSectionScreen: { slug: 'Слово раздела в адресе', opened: 'Вопрос, к которому ведёт адрес' },
} satisfies PropWords<typeof faq>

export const questionProps = {
  QuestionScreen: { about: 'С чего вопрос начинается: что искали' },
} satisfies PropWords<typeof question>

export const ownQuestionsProps = {
  OwnQuestionsView: {
    state: 'Ничего не известно, загружаются, не загрузились или есть',
    opened: 'Номер вопроса, к которому ведёт адрес',
    onRetry: 'Попробовали ещё раз',
  },
  SignInToRead: { onSignIn: 'Просят войти' },
} satisfies PropWords<typeof own>
