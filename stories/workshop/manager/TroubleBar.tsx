import { styled } from 'storybook/theming'
import type { Trouble } from '../chart-news.ts'
import { Action } from './Action.tsx'

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: theme.background.negative,
  color: theme.color.negativeText,
  fontSize: 13,
  lineHeight: 1.4,
  '& p': { margin: 0, flex: '1 1 320px' },
  '& code': { display: 'block', paddingTop: 4 },
  '& summary': { cursor: 'pointer' },
}))

/** What went wrong, and the way out. */
export function TroubleBar({ trouble, onRestart }: { readonly trouble: Trouble; readonly onRestart: () => void }) {
  return (
    <Bar role="alert">
      <p>{trouble.text}</p>
      {trouble.details !== null && (
        <details>
          <summary>Что сказала машина</summary>
          <code>{trouble.details}</code>
        </details>
      )}
      <Action type="button" onClick={onRestart}>
        Заново
      </Action>
    </Bar>
  )
}
