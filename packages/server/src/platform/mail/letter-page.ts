import { PRODUCT_NAME } from '@artel/core/shell'
import { escapeHtml } from './escape-html.ts'

/** A letter as a page: plain text in every part. */
export interface LetterPage {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action: Link | undefined
  readonly reason: string
  readonly links: readonly Link[]
}

interface Link {
  readonly label: string
  /** Absolute. */
  readonly url: string
}

/**
 * Colours of the product's tokens (`packages/ui/src/tokens/tokens.css`), light and dark. Mail programs know neither custom
 * properties nor `light-dark()`: light ones stand in each element, dark ones in the one style sheet that some of them read.
 */
const LIGHT = {
  page: '#faf7f1',
  surface: '#ffffff',
  line: '#e7dfd1',
  text: '#25201a',
  quiet: '#51493d',
  action: '#164c36',
  onAction: '#ffffff',
} as const
const DARK = {
  page: '#1b1815',
  surface: '#23201c',
  line: '#3b352e',
  text: '#f4eee4',
  quiet: '#d1c8ba',
  action: '#8ccaa1',
  onAction: '#0b1f15',
} as const

const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .frame { padding: 16px 8px !important }
  .card { padding: 24px 20px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.page} !important }
  .card { background: ${DARK.surface} !important; border-color: ${DARK.line} !important }
  .text { color: ${DARK.text} !important }
  .quiet { color: ${DARK.quiet} !important }
  .link { color: ${DARK.action} !important }
  .action { background: ${DARK.action} !important; color: ${DARK.onAction} !important }
}`

const FONT = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Text of one paragraph with its own line breaks. */
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const paragraph = (text: string) =>
  `<p class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${LIGHT.text};overflow-wrap:anywhere">${lines(text)}</p>`

/** A mark and a name that no mail program has to load. */
const logo = `<table ${TABLE}><tr>
<td class="action" width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;border-radius:8px;background:${LIGHT.action};color:${LIGHT.onAction};${FONT};font-size:19px;line-height:32px;font-weight:700" aria-hidden="true">А</td>
<td class="text" style="padding-left:10px;${FONT};font-size:20px;line-height:32px;font-weight:600;color:${LIGHT.text}">${PRODUCT_NAME}</td>
</tr></table>`

const button = ({ label, url }: Link) =>
  `<table ${TABLE} style="margin:8px 0 16px"><tr>
<td class="action" style="border-radius:8px;background:${LIGHT.action}"><a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${LIGHT.action};color:${LIGHT.onAction};${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p class="quiet" style="margin:0;${FONT};font-size:13px;line-height:18px;color:${LIGHT.quiet};overflow-wrap:anywhere;word-break:break-word">Если кнопка не работает, откройте адрес: <a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.action}">${escapeHtml(url)}</a></p>`

const footLink = ({ label, url }: Link) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.action}">${escapeHtml(label)}</a>`

/** What a list of letters shows beside the subject; the rest keeps the letter's other words out of it. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`

/** A letter that looks like the product, in tables, which is what every mail program can lay out. */
export const letterPage = ({ title, paragraphs, action, reason, links }: LetterPage): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
${preheader(paragraphs[1] ?? paragraphs[0] ?? title)}
<table ${TABLE} class="page" width="100%" style="background:${LIGHT.page}"><tr>
<td class="frame" align="center" style="padding:32px 16px">
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td style="padding:0 4px 16px">${logo}</td></tr>
<tr><td class="card" style="padding:32px;border:1px solid ${LIGHT.line};border-radius:12px;background:${LIGHT.surface}">
<h1 class="text" style="margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:600;color:${LIGHT.text};overflow-wrap:anywhere">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action) : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${FONT};font-size:13px;line-height:20px;color:${LIGHT.quiet}">${lines(reason)}${links.length > 0 ? `<br>${links.map(footLink).join(' · ')}` : ''}</td></tr>
</table>
</td>
</tr></table>
</body>
</html>
`
