import type * as faq from '@artel/ui/faq'
import type * as question from '@artel/ui/faq/question'
import type { PropWords } from '../prop-words.ts'

export const faqProps = {
  FaqView: {
    sections: 'Разделы по порядку, в каждом сколько вопросов',
    text: 'Что набрано',
    search: 'Что показывает поиск: ничего, ждёт, нашёл, не нашёл, не получилось',
    onSearch: 'Читатель пишет',
    onSubmit: 'Слова уходят в адрес страницы',
    onRetry: 'Повторить поиск',
    question: 'Вопрос команде, если ответа не нашлось',
  },
  FaqScreen: { q: 'Слова поиска из адреса' },
  FaqMenuView: { sections: 'Разделы по порядку, в каждом сколько вопросов' },
  FaqMenuScreen: {},
  FaqSectionView: {
    sections: 'Все разделы: меню рядом с открытым',
    section: 'Открытый раздел с вопросами и ответами',
    opened: 'Вопрос, к которому ведёт адрес',
    rating: 'Помог ли ответ',
  },
  FaqSectionScreen: { slug: 'Слово раздела в адресе', opened: 'Вопрос, к которому ведёт адрес' },
  RatingView: {
    question: 'К какому вопросу ответ, для тех, кто слушает',
    isHelpful: 'Что сказал читатель; ничего, пока не сказал',
    isFailed: 'Слово не сохранилось',
    onRate: 'Читатель нажал «Да» или «Нет»',
  },
} satisfies PropWords<typeof faq>

export const questionProps = {
  QuestionView: {
    form: 'Поля, ошибки и то, что делает форма',
    attempt: 'Сколько раз форму вернули: каждый раз фокус идёт к списку ошибок',
    onChange: 'Поле изменили',
    onBlur: 'Из поля вышли',
    onSubmit: 'Вопрос отправляют',
    onAnother: 'Начать другой вопрос',
  },
  QuestionScreen: { about: 'С чего вопрос начинается: что искали' },
} satisfies PropWords<typeof question>
