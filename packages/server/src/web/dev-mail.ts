import { formatPhone, formatRelativeTime } from '@artel/core/format'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { Refusal } from '../domain/refusal.ts'
import type { Schema } from '../platform/db/schema.ts'
import { escapeHtml } from '../platform/mail/escape-html.ts'
import { findLetter, type LetterRow, selectLetters } from '../platform/mail/letters.queries.ts'
import { networkKey } from '../platform/rates/network-key.ts'
import { selectTexts, type TextRow } from '../platform/sms/texts.queries.ts'

/** Where the letters and SMS of the outbox are shown. */
export const LETTERS_PATH = '/dev/mail'
const SHOWN = 50
/** Of this computer, where whoever reads the page sits. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
/** The page is text alone: nothing in a letter can run, load or send anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * GET /dev/mail: the newest letters and SMS of the outbox, and each letter as a mail program shows it, for whoever sits at this computer. Their links and codes let one into accounts, so
 * a request that came by a proxy or under another name than this computer's own is answered as if there were nothing.
 */
export function mountDevMail(
  app: FastifyInstance,
  db: Kysely<Schema>,
  { areLettersShown, areTextsShown }: { readonly areLettersShown: boolean; readonly areTextsShown: boolean },
): void {
  const show = (reply: FastifyReply, html: string) =>
    reply
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(html)

  app.get(LETTERS_PATH, { config: { isQuiet: true } }, async (request, reply) => {
    if (!isFromThisComputer(request.raw)) throw new Refusal('NOT_FOUND')
    const letters = areLettersShown ? await selectLetters(db, SHOWN) : null
    return show(reply, page(letters, areTextsShown ? await selectTexts(db, SHOWN) : null))
  })

  app.get(`${LETTERS_PATH}/:id`, { config: { isQuiet: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const letter =
      areLettersShown && isFromThisComputer(request.raw) && /^\d{1,15}$/.test(id)
        ? await findLetter(db, Number(id))
        : undefined
    if (!letter) throw new Refusal('NOT_FOUND')
    return show(reply, letter.html)
  })
}

const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
const PROXY_MARKS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether letters may be shown to whoever asks. A page of another site that resolves its own name to 127.0.0.1 still asks under that name. */
export function isFromThisComputer({ headers, socket }: Pick<FastifyRequest['raw'], 'headers' | 'socket'>): boolean {
  const isLoopback = networkKey(socket.remoteAddress ?? '') === null
  return isLoopback && OWN_NAME.test(headers.host ?? '') && PROXY_MARKS.every((name) => headers[name] === undefined)
}

/** Addresses become links; the text is escaped already. */
const linked = (text: string) =>
  text.replace(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, (url) => `<a href="${url}">${url}</a>`)

const letterSection = ({ id, recipient, subject, text, created_at }: LetterRow) => `<article id="letter-${id}">
<h3>${escapeHtml(subject)}</h3>
<p>Кому: ${escapeHtml(recipient)} · ${formatRelativeTime(created_at.getTime(), Date.now(), timeZone)}</p>
<p><a href="${LETTERS_PATH}/${id}">Как его покажет почта</a></p>
<pre>${linked(escapeHtml(text))}</pre>
</article>`

const textSection = ({ id, recipient, text, created_at }: TextRow) => `<article id="sms-${id}">
<h3>${escapeHtml(formatPhone(recipient))}</h3>
<p>${formatRelativeTime(created_at.getTime(), Date.now(), timeZone)}</p>
<pre>${escapeHtml(text)}</pre>
</article>`

/** One kind of what leaves the house; `null` is not kept here. */
const listed = <T>(rows: readonly T[] | null, section: (row: T) => string, none: string, away: string) => {
  if (rows === null) return `<p>${away}</p>`
  return rows.length > 0 ? rows.map(section).join('\n') : `<p>${none}</p>`
}

const page = (letters: readonly LetterRow[] | null, texts: readonly TextRow[] | null) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Исходящие письма и СМС</title>
<style>
:root { color-scheme: light dark }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 sans-serif }
article { border-top: 1px solid; padding: 1rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
</head>
<body>
<h1>Исходящие письма и СМС</h1>
<h2 id="sms">СМС</h2>
${listed(texts, textSection, 'Пока ни одного СМС.', 'СМС отправляет шлюз.')}
<h2 id="letters">Письма</h2>
${listed(letters, letterSection, 'Пока ни одного письма.', 'Письма отправляет почтовый сервер.')}
</body>
</html>
`
