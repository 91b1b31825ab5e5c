import { styled } from 'storybook/theming'

/** A button of the panel. */
export const Action = styled.button(({ theme }) => ({
  minHeight: 28,
  padding: '3px 10px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: 'inherit',
  fontSize: 13,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: theme.color.secondary },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
  '&:disabled': { color: theme.textMutedColor, cursor: 'default' },
  '&[aria-pressed=true]': { borderColor: theme.color.secondary, color: theme.color.secondary },
}))
