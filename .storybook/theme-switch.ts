/** What the toolbar offers; `system` follows the machine. */
export type Theme = 'light' | 'dark' | 'system'

/** Puts the theme where tokens.css looks for it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
