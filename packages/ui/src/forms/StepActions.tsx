import { Button } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './StepActions.module.css'

export interface StepActionsProps {
  /** Of the button that submits the form. */
  label: string
  /** The form is on its way. */
  isBusy: boolean
  /** Left out at the first step. */
  onBack?: (() => void) | undefined
}

/** The two ways out of a step; on a phone they stay under the thumb, in the place of the tab bar. */
export function StepActions({ label, isBusy, onBack }: StepActionsProps) {
  return (
    <div className={css.actions} data-step-actions>
      {onBack && (
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          {ru.back}
        </Button>
      )}
      <Button type="submit" className={css.submit} loading={isBusy}>
        {label}
      </Button>
    </div>
  )
}
