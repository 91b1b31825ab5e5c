import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import css from './AppliedFilters.module.css'
import { ru } from './ru.ts'

/** A condition that a list is held to: «от 5 000 ₽». */
export interface AppliedFilter {
  readonly id: string
  readonly label: string
}

export interface AppliedFiltersProps {
  filters: readonly AppliedFilter[]
  onRemove: (id: string) => void
  /** Offered where there are two at least. */
  onReset: () => void
}

/** What a list is held to, each to be taken away. The focus goes on to the next one, or to the one before the last. */
export function AppliedFilters({ filters, onRemove, onReset }: AppliedFiltersProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const removed = useRef<number | null>(null)

  useLayoutEffect(() => {
    const from = removed.current
    if (from === null) return
    removed.current = null
    const chips = group.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = chips?.[Math.min(from, filters.length - 1)] ?? group.current
    next?.focus()
  }, [filters])

  return (
    <fieldset ref={group} tabIndex={-1} className={css.group} data-empty={filters.length === 0 || undefined}>
      <legend className={css.legend}>
        <VisuallyHidden>{filters.length > 0 ? ru.appliedFilters : ru.noFilters}</VisuallyHidden>
      </legend>
      {filters.length > 0 && (
        <ul className={css.list}>
          {filters.map(({ id, label }, n) => (
            <li key={id} className={css.item}>
              <button
                type="button"
                data-chip
                className={css.chip}
                aria-label={ru.remove(label)}
                title={label}
                onClick={() => {
                  removed.current = n
                  onRemove(id)
                }}
              >
                <span className={css.label}>{label}</span>
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
          {filters.length > 1 && (
            <li className={css.item}>
              <Button
                dense
                variant="ghost"
                className={css.reset}
                onClick={() => {
                  removed.current = 0
                  onReset()
                }}
              >
                {ru.resetAll}
              </Button>
            </li>
          )}
        </ul>
      )}
    </fieldset>
  )
}
