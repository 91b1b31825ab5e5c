import { Check } from 'lucide-react'
import { Button, Icon, Spinner, VisuallyHidden } from '../index.ts'
import css from './Combobox.module.css'
import type { ComboboxOption, ComboboxStatus } from './Combobox.tsx'
import { ru } from './ru.ts'

interface SuggestionsProps {
  listId: string
  optionId: (index: number) => string
  status: ComboboxStatus
  options: readonly ComboboxOption[]
  active: number | null
  emptyText: string
  failedText: string | undefined
  onRetry: () => void
  onLight: (index: number) => void
  onTake: (index: number) => void
}

/** What stands in the popup: the list, or why there is none. */
export function Suggestions(props: SuggestionsProps) {
  const { listId, optionId, status, options, active, emptyText, failedText, onRetry, onLight, onTake } = props
  if (status === 'failed') {
    return (
      <div id={listId} className={css.message} role="alert">
        {failedText ?? ru.failed}
        <Button variant="ghost" dense onClick={onRetry}>
          {ru.retry}
        </Button>
      </div>
    )
  }
  if (options.length === 0) {
    return (
      <div id={listId} className={css.message} role="status">
        {status === 'loading' ? (
          <>
            <Spinner />
            {ru.loading}
          </>
        ) : (
          emptyText
        )}
      </div>
    )
  }
  return (
    <div id={listId} role="listbox" aria-label={ru.list} aria-busy={status === 'loading'} className={css.list}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the keyboard.
        <div
          key={option.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={css.option}
          ref={(node) => {
            if (index === active) node?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerMove={() => onLight(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {option.start}
          <span className={css.words}>
            {option.label}
            {option.note && <span className={css.note}>{option.note}</span>}
          </span>
          {option.isChosen && (
            <>
              <Icon of={Check} className={css.chosen} />
              <VisuallyHidden>{ru.chosen}</VisuallyHidden>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
