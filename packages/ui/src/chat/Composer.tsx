import type { ComposerViewState } from '@artel/core/chat'
import { Lock, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button, Icon, Textarea, VisuallyHidden } from '../kit/index.ts'
import css from './Composer.module.css'
import { ru } from './ru.ts'

export interface ComposerProps {
  view: ComposerViewState
  onChange: (text: string) => void
  onSend: () => void
}

/** Part of the limit from which on the length is shown. */
const NEARLY_FULL = 0.9

/** A keyboard and a mouse: writing can begin at once, and Shift is there to make a line. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

const isWriting = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false

type OpenProps = ComposerProps & { view: Extract<ComposerViewState, { status: 'open' }> }

function Open({ view, onChange, onSend }: OpenProps) {
  const { text, length, limit, canSend } = view
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const isTooLong = length > limit
  useEffect(() => {
    if (hasKeyboard() && !isWriting()) field.current?.focus({ preventScroll: true })
  }, [])
  const send = () => {
    onSend()
    if (document.activeElement !== field.current) field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    if (canSend) send()
  }
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={css.field}>
        <Textarea
          ref={field}
          rows={1}
          className={css.grow}
          aria-label={ru.message}
          aria-describedby={`${id}-hint ${id}-length`}
          aria-invalid={isTooLong || undefined}
          placeholder={ru.message}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <VisuallyHidden>
          <span id={`${id}-hint`}>{ru.messageHint}</span>
        </VisuallyHidden>
        <p id={`${id}-length`} className={css.length} data-over={isTooLong || undefined}>
          {length >= limit * NEARLY_FULL && (isTooLong ? ru.tooLong(length - limit) : ru.length(length, limit))}
        </p>
      </div>
      {/* The press leaves the focus in the field, so that the keyboard of a phone stays where it is. */}
      <Button type="submit" disabled={!canSend} className={css.send} onMouseDown={(event) => event.preventDefault()}>
        <Icon of={SendHorizontal} />
        <span className={css.word}>{ru.send}</span>
      </Button>
    </form>
  )
}

/** The field below a chat (product §19.5): Enter sends, Shift+Enter makes a line. */
export function Composer(props: ComposerProps) {
  const { view } = props
  switch (view.status) {
    case 'hidden':
      return null
    case 'closed':
      return (
        <p className={css.closed}>
          <Icon of={Lock} size={16} />
          {ru.closed}
        </p>
      )
    case 'open':
      return <Open {...props} view={view} />
  }
}
