import * as a11y from '@storybook/addon-a11y/preview'

/** What the toolbar offers; `system` follows the machine. */
export type Theme = 'light' | 'dark' | 'system'

/** Puts the theme where tokens.css looks for it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** What depends on colours, and so on the theme; everything else the addon has already asked. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** In a test run the addon checks a story as it stands; this checks its colours once more in the other theme. */
export async function checkOtherTheme(context: Parameters<typeof a11y.afterEach>[0]): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const theme = context.globals.theme as Theme
  const options = { runOnly: { type: 'rule', values: colourRules } }
  const parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, options } }
  const other = theme === 'dark' ? 'light' : 'dark'
  applyTheme(other)
  try {
    await a11y.afterEach({ ...context, parameters })
  } catch (error) {
    throw new Error(`В теме ${other}: ${error instanceof Error ? error.message : error}`)
  } finally {
    applyTheme(theme)
  }
}
