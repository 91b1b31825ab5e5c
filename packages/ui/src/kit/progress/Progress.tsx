import { formatPercent } from '@artel/core/format'
import { type ReactNode, useId } from 'react'
import css from './Progress.module.css'

export interface ProgressProps {
  label: ReactNode
  /** Keeps the label for those who listen, where the place itself says it. */
  labelHidden?: boolean
  /** From 0 to 1; `null` while nobody knows how long it takes. */
  share: number | null
  /** How it is written and read out: «3 из 10 откликов»; per cent when absent. */
  valueText?: string
}

/** How much is done. */
export function Progress({ label, labelHidden = false, share, valueText }: ProgressProps) {
  const id = useId()
  const text = valueText ?? (share === null ? undefined : formatPercent(share))
  return (
    <div className={css.progress}>
      <div className={css.head} data-hidden={labelHidden || undefined}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {text && (
          <span className={css.value} aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      {/* Native, so that its length needs no inline style. */}
      <progress
        className={css.bar}
        aria-labelledby={id}
        aria-valuetext={text}
        {...(share === null ? {} : { value: share, max: 1 })}
      />
    </div>
  )
}
