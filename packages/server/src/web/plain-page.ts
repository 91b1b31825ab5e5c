import { createHash } from 'node:crypto'
import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:8vh auto;padding:0 1rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
label{display:grid;gap:.25rem}
input,textarea,button{font:inherit;padding:.5rem .75rem;border-radius:.5rem;border:1px solid currentColor;background:none;color:inherit}
button{background:#1a6b3c;border-color:#1a6b3c;color:#fff;min-height:3rem;cursor:pointer}
:focus-visible{outline:3px solid #2f6fed;outline-offset:2px}
[hidden]{display:none}`

/** Such a page has its one style and its forms and nothing else. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page that answers a form which a browser without scripts has sent. @param body is markup */
export const plainPage = (title: string, body: string): string => `<!doctype html>
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
