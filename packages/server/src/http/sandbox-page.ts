import { createHash } from 'node:crypto'
import { formatMoney } from '@artel/core/format'
import { PRODUCT_NAME } from '@artel/core/shell'
import { escapeHtml } from '../platform/mail/escape-html.ts'
import { SANDBOX_PATH, type SandboxDecision, type SandboxPayment } from '../platform/payments/sandbox-provider.ts'

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{max-width:26rem;margin:10vh auto;padding:0 1rem}
.sum{font-size:2.25rem;font-weight:700;margin:0}
form{display:grid;gap:.75rem;margin-top:2rem}
button{font:inherit;min-height:3rem;border-radius:.75rem;border:1px solid currentColor;background:none;color:inherit;cursor:pointer}
button[value=pay]{background:#1a6b3c;border-color:#1a6b3c;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
small{display:block;margin-top:2rem}`

/** The page has its one style and one form and nothing else. */
export const SANDBOX_PAGE_POLICY = [
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
</main>
</html>
`

/** What a bank may do, each with a button. */
const DECISIONS: readonly (readonly [SandboxDecision, string])[] = [
  ['pay', 'Оплатить'],
  ['decline', 'Отклонить'],
  ['delay', 'Оплатить с задержкой'],
  ['double', 'Оплатить, уведомить дважды'],
]

const NOTE = '<small>Это учебная оплата: денег она не списывает, карта не нужна.</small>'

/** Where the buyer decides; afterwards it says what was decided. */
export function sandboxPage({ id, status, settles_at, amount, description, return_url }: SandboxPayment): string {
  const order = `<h1>Оплата</h1>\n<p>${escapeHtml(description)}</p>\n<p class="sum">${formatMoney(amount)}</p>`
  const back = `<p><a href="${escapeHtml(pathOf(return_url))}">Вернуться в магазин</a></p>`
  if (status === 'pending' && settles_at !== null) {
    return page(
      'Оплата',
      `${order}\n<p role="status">Банк проводит платёж, это займёт около минуты.</p>\n${back}\n${NOTE}`,
    )
  }
  if (status === 'pending') {
    const buttons = DECISIONS.map(
      ([decision, title]) => `<button name="decision" value="${decision}">${title}</button>`,
    ).join('\n')
    const later = `<p><a href="${escapeHtml(pathOf(return_url))}">Решить позже</a></p>`
    return page(
      'Оплата',
      `${order}\n<form method="post" action="${SANDBOX_PATH}/${id}">\n${buttons}\n</form>\n${later}\n${NOTE}`,
    )
  }
  const outcome = status === 'succeeded' ? 'Оплачено.' : 'Оплата отклонена.'
  return page('Оплата', `${order}\n<p role="status">${outcome}</p>\n${back}\n${NOTE}`)
}

/** The way back on this very site, by whatever name it was opened. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
