import { paths } from '@artel/core/routes'
import { escapeHtml } from '../platform/mail/escape-html.ts'
import { plainPage } from './plain-page.ts'

const back = (to: string) => `<p><a href="${escapeHtml(to)}">Вернуться к ответу</a></p>`

/** A reader's word about an answer was taken. @param to where the answer is */
export const ratedPage = (isHelpful: boolean, to: string): string =>
  plainPage(
    'Спасибо',
    isHelpful
      ? `<h1>Спасибо!</h1>\n<p role="status">Мы запомнили, что ответ помог.</p>\n${back(to)}`
      : `<h1>Жаль, что ответ не помог</h1>
<p role="status">Спасибо, что сказали. Спросите нас, ответим на ваш случай.</p>
<p><a href="${paths.contacts()}#vopros">Задать вопрос</a></p>
${back(to)}`,
  )

/** It was not taken. @param problem why, in Russian */
export const unratedPage = (problem: string, to: string): string =>
  plainPage('Не сохранилось', `<h1>Не сохранилось</h1>\n<p role="alert">${escapeHtml(problem)}</p>\n${back(to)}`)
