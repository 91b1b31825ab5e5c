import { useEffect, useRef } from 'react'
import { styled } from 'storybook/theming'
import type { LoggedEvent } from '../chart-news.ts'
import { Action } from './Action.tsx'
import { logWords } from './log-words.ts'

const Aside = styled.aside(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderLeft: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  fontSize: 13,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '8px 12px',
    borderBottom: `1px solid ${theme.appBorderColor}`,
  },
  '& h2': { margin: 0, fontSize: 13, fontWeight: 600 },
  '& ol': { margin: 0, padding: 0, listStyle: 'none', overflow: 'auto' },
  '& p': { margin: 0, padding: 12, color: theme.textMutedColor, lineHeight: 1.4 },
}))

const Entry = styled.button(({ theme }) => ({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '6px 12px',
  border: 0,
  borderBottom: `1px solid ${theme.appBorderColor}`,
  background: 'none',
  color: theme.color.defaultText,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover:not(:disabled)': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
  '&:disabled': { cursor: 'default' },
  '& small': { color: theme.textMutedColor, fontSize: 12 },
  '& code': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    fontSize: 12,
    color: theme.textMutedColor,
  },
}))

export interface EventLogProps {
  readonly log: readonly LoggedEvent[]
  readonly isBusy: boolean
  /** Puts the story where it was after this event. */
  readonly onGoBack: (index: number) => void
  readonly onCopyTest: () => void
}

/** What has happened in the story so far, of all its machines; an event leads back to its moment. */
export function EventLog({ log, isBusy, onGoBack, onCopyTest }: EventLogProps) {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last event is brought into sight when there is another one.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [log.length])
  return (
    <Aside aria-label="Журнал событий">
      <header>
        <h2>{isBusy ? 'Повторяем события…' : 'Журнал событий'}</h2>
        <Action type="button" onClick={onCopyTest}>
          Скопировать как тест
        </Action>
      </header>
      {log.length === 0 ? (
        <p>Событий ещё не было. Нажмите на событие в схеме или сделайте что-нибудь в истории.</p>
      ) : (
        <ol ref={list}>
          {log.map((event) => {
            const { event: name, data, sender, change } = logWords(event)
            return (
              <li key={event.index}>
                <Entry
                  type="button"
                  disabled={isBusy}
                  title="Вернуть историю в этот момент"
                  onClick={() => onGoBack(event.index)}
                >
                  <strong>{name}</strong>
                  {data !== '' && <code>{data}</code>}
                  <small>
                    {event.machine}: {change} · {sender}
                  </small>
                </Entry>
              </li>
            )
          })}
        </ol>
      )}
    </Aside>
  )
}
