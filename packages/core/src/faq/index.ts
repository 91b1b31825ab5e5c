export { type FaqFilters, faqSearchList } from './faq-list.ts'
export { faqQueries, highlighted, isSearchable } from './faq-queries.ts'
export {
  OWN_QUESTIONS_KEY,
  openedQuestion,
  ownQuestionPath,
  ownQuestionsQuery,
  questionAnchor,
} from './own-questions.ts'
export {
  type QuestionFormActor,
  type QuestionFormValues,
  questionForm,
  questionFormMachine,
} from './question-form.machine.ts'
export { questionAnswerNotice, questionTitle } from './question-words.ts'
export { searchFaq } from './search-faq.ts'
export { slugOfQuestion } from './slug-of-question.ts'
