import { QUESTION_NAME, QUESTION_TEXT } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { escapeHtml } from '../platform/mail/escape-html.ts'
import { plainPage } from './plain-page.ts'

/** What somebody has written into the form. */
export interface TypedQuestion {
  readonly name: string
  readonly email: string
  readonly text: string
}

/** The question was taken. */
export const sentPage = (email: string): string =>
  plainPage(
    'Вопрос отправлен',
    `<h1>Вопрос отправлен</h1>\n<p role="status">Ответ придёт на ${escapeHtml(email)}. Спасибо, что написали.</p>`,
  )

/** The question was not taken: what is wrong, and the form as it was filled in. */
export const unsentPage = ({ name, email, text }: TypedQuestion, problems: readonly string[]): string =>
  plainPage(
    'Вопрос не отправлен',
    `<h1>Вопрос не отправлен</h1>
<ul role="alert">${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<form method="post" action="${paths.contacts()}">
<label>Как к вам обращаться (необязательно) <input name="name" maxlength="${QUESTION_NAME[1]}" autocomplete="given-name" value="${escapeHtml(name)}"></label>
<label>Почта для ответа <input name="email" type="email" required autocomplete="email" value="${escapeHtml(email)}"></label>
<label>Ваш вопрос <textarea name="text" rows="6" required minlength="${QUESTION_TEXT[0]}" maxlength="${QUESTION_TEXT[1]}">
${escapeHtml(text)}</textarea></label>
<input name="website" hidden tabindex="-1" autocomplete="off">
<button>Отправить ещё раз</button>
</form>`,
  )
