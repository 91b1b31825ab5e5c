import type { PluralForms } from '@artel/core/format'
import type { ReactNode } from 'react'
import { Drawer } from '../drawer/index.ts'
import { Button, VisuallyHidden } from '../index.ts'
import css from './FilterSheet.module.css'
import { ru } from './ru.ts'

export interface FilterSheetProps {
  open: boolean
  /** Asked for by the cross, Escape, a press outside, a swipe down or the button that shows what was found. */
  onClose: () => void
  title?: string
  /** The form: it applies what is chosen at once. */
  children: ReactNode
  /** How many things fit what is chosen; `null` while they are counted. */
  count: number | null
  /** What is counted: «задание, задания, заданий». */
  forms: PluralForms
  /** Leave out while nothing is chosen. */
  onReset?: () => void
}

/** Filters of a list on a phone; the button at its foot says how much they leave. */
export function FilterSheet({ open, onClose, title = ru.title, children, count, forms, onReset }: FilterSheetProps) {
  const foot = (
    <>
      {count === 0 && <p className={css.nothing}>{ru.nothingHint}</p>}
      <div className={css.foot}>
        {onReset && (
          <Button variant="ghost" className={css.reset} onClick={onReset}>
            {ru.reset}
          </Button>
        )}
        <Button className={css.show} loading={count === null} disabled={count === 0} onClick={onClose}>
          {count === null ? ru.show : count === 0 ? ru.nothing : ru.showCounted(count, forms)}
        </Button>
        <span role="status" className={css.told}>
          <VisuallyHidden>{count === null ? '' : count === 0 ? ru.nothing : ru.found(count, forms)}</VisuallyHidden>
        </span>
      </div>
    </>
  )
  return (
    <Drawer open={open} onClose={onClose} title={title} edge="bottom" footer={foot}>
      {children}
    </Drawer>
  )
}
