import { COLOUR_MODE_SCRIPT, LATEST_BUILD_PATH, PRODUCT_NAME } from '@artel/core/shell'
import { colourOf, type PrintedTokens } from './token-colours.ts'

const COLOURS = ['page', 'text', 'text-quiet', 'action', 'action-hover', 'on-action', 'focus'] as const

/** Whether the site answers again is asked so often; browsers do not always notice that the connection is back. */
const ASK_EVERY_MS = 5000

const styleOf = (tokens: PrintedTokens) => {
  const colours = COLOURS.map((name) => {
    const [light, dark] = [colourOf(tokens, 'light', name), colourOf(tokens, 'dark', name)]
    return `--${name}:light-dark(${light},${dark})`
  })
  return `:root{color-scheme:light dark;${colours.join(';')}}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{display:grid;min-block-size:100vh;min-block-size:100dvh;margin:0;padding:1.5rem;place-items:center;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{max-inline-size:26rem;text-align:center}
svg{display:block;inline-size:4rem;block-size:4rem;margin:0 auto 1.5rem}
h1{margin:0 0 .75rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1.5rem;color:var(--text-quiet)}
a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}
a:hover{background:var(--action-hover)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`
}

const RETRY = `(()=>{const again=()=>location.reload();addEventListener('online',again);const ask=()=>fetch('${LATEST_BUILD_PATH}',{cache:'no-store'}).then(({ok})=>ok?again():wait(),wait);const wait=()=>setTimeout(ask,${ASK_EVERY_MS});wait()})()`

/**
 * What is shown in the place of a page that could not be asked for: all of it in one text, with the style and the scripts
 * that its policy lets in.
 * @param mark the sign of the site, SVG
 */
export const offlineMarkup = (tokens: PrintedTokens, mark: string) => {
  const style = styleOf(tokens)
  return {
    style,
    scripts: [COLOUR_MODE_SCRIPT, RETRY],
    html: `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Нет связи — ${PRODUCT_NAME}</title>
<script>${COLOUR_MODE_SCRIPT}</script>
<style>${style}</style>
<main>
${mark.trim()}
<h1>Нет связи</h1>
<p>Не дозвались до Артели. Проверьте интернет: как только связь вернётся, страница откроется сама.</p>
<a href="">Попробовать ещё раз</a>
</main>
<script>${RETRY}</script>
</html>
`,
  }
}
