import { PRODUCT_NAME } from '@artel/core/shell'
import { escapeHtml } from './escape-html.ts'

/** A letter in its own words: plain text, whoever wrote it. */
export interface Letter {
  /** E-mail address. */
  readonly recipient: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, as a button; the address is absolute. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why the person gets it, below the line. */
  readonly reason: string
}

/** A letter as it is sent. */
export interface RenderedLetter {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Writes a letter as plain text and as simple HTML; everything in it is escaped. */
export function renderLetter({ recipient, subject, paragraphs, action, reason }: Letter): RenderedLetter {
  return {
    recipient,
    subject: oneLine(subject),
    text: [
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.url}`] : []),
      `-- \n${PRODUCT_NAME}\n${reason}`,
    ].join('\n\n'),
    html: page(
      [
        ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
        ...(action ? [button(action)] : []),
      ].join('\n'),
      reason,
    ),
  }
}

/** A line break in a subject would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const button = ({ label, url }: { label: string; url: string }) =>
  `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5c4d;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="color:#5b5b5b;font-size:14px">Если кнопка не работает, откройте адрес: ${escapeHtml(url)}</p>`

const page = (content: string, reason: string) => `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c1c1c">
<div style="max-width:560px;margin:0 auto">
${content}
<hr style="border:0;border-top:1px solid #ddd">
<p style="color:#5b5b5b;font-size:14px">${PRODUCT_NAME}<br>${escapeHtml(reason)}</p>
</div>
</body>
</html>
`
