import { createHash } from 'node:crypto'
import { QUESTION_NAME, QUESTION_TEXT } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { escapeHtml } from '../platform/mail/escape-html.ts'

/** What somebody has written into the form. */
export interface TypedQuestion {
  readonly name: string
  readonly email: string
  readonly text: string
}

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:8vh auto;padding:0 1rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
label{display:grid;gap:.25rem}
input,textarea,button{font:inherit;padding:.5rem .75rem;border-radius:.5rem;border:1px solid currentColor;background:none;color:inherit}
button{background:#1a6b3c;border-color:#1a6b3c;color:#fff;min-height:3rem;cursor:pointer}
:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
[hidden]{display:none}`

/** The page has its one style and one form and nothing else. */
export const QUESTION_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = (title: string, body: string) => `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} — ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
<main>
${body}
<p><a href="${paths.faq()}">Помощь</a> · <a href="/">На главную</a></p>
</main>
</html>
`

/** The question was taken. */
export const sentPage = (email: string): string =>
  page(
    'Вопрос отправлен',
    `<h1>Вопрос отправлен</h1>\n<p role="status">Ответ придёт на ${escapeHtml(email)}. Спасибо, что написали.</p>`,
  )

/** The question was not taken: what is wrong, and the form as it was filled in. */
export const unsentPage = ({ name, email, text }: TypedQuestion, problems: readonly string[]): string =>
  page(
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
