import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'storybook/theming'
import { Action } from './Action.tsx'
import { readPayload } from './payload.ts'

const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(60px, 1fr) auto',
  gap: 8,
  minHeight: 0,
  overflow: 'auto',
  padding: '10px 12px',
  borderLeft: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  fontSize: 13,
  '& label': { fontWeight: 600 },
  '& textarea': {
    font: `13px/1.4 ${theme.typography.fonts.mono}`,
    padding: 8,
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    background: theme.input.background,
    color: theme.input.color,
    resize: 'none',
  },
}))

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })

const Problem = styled.span(({ theme }) => ({ color: theme.color.negativeText }))

export interface EventEditorProps {
  readonly type: string
  /** Data that the field opens with. */
  readonly sample: string
  readonly onSend: (data: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

/** The data of one event, ready to be sent as it is. */
export function EventEditor({ type, sample, onSend, onClose }: EventEditorProps) {
  const [text, setText] = useState(sample)
  const field = useRef<HTMLTextAreaElement>(null)
  const [id, problemId] = [useId(), useId()]
  const payload = readPayload(text)
  const problem = 'problem' in payload ? payload.problem : null
  useEffect(() => field.current?.focus(), [])
  const send = () => {
    if ('data' in payload) onSend(payload.data)
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={(event) => {
        // Storybook has shortcuts of its own.
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
      }}
    >
      <label htmlFor={id}>Данные события {type} (JSON)</label>
      <textarea
        id={id}
        ref={field}
        value={text}
        rows={3}
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        onChange={(event) => setText(event.target.value)}
      />
      <Row>
        <Action type="submit" disabled={problem !== null}>
          Отправить
        </Action>
        <Action type="button" onClick={onClose}>
          Отмена
        </Action>
        <Problem id={problemId}>{problem}</Problem>
      </Row>
    </Form>
  )
}
