import { formatNumber } from '@artel/core/format'
import { useId } from 'react'
import css from './Meter.module.css'
import { ru } from './ru.ts'

export interface MeterProps {
  /** What is counted: «Отклики». */
  label: string
  used: number
  /** `null` when there is none. */
  limit: number | null
  /** What comes next: «обновятся 1 декабря». Goes after what is left. */
  note?: string
}

/** From here on what is left deserves a glance. */
const NEAR = 0.8

/** How much of a limit is used: in words, and as a bar that turns ochre near the end and red at it. */
export function Meter({ label, used, limit, note }: MeterProps) {
  const id = useId()
  if (limit === null)
    return (
      <div className={css.meter}>
        <p className={css.head}>
          <span className={css.label}>{label}</span>
          <span className={css.value}>
            <b>{formatNumber(used)}</b>
          </span>
        </p>
        <p className={css.note}>{[ru.unlimited, note].filter(Boolean).join('. ')}</p>
      </div>
    )
  const share = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 1
  const state = share >= 1 ? 'spent' : share >= NEAR ? 'near' : 'fine'
  const left = { spent: ru.spent, near: ru.left(formatNumber(limit - used)), fine: undefined }[state]
  const text = ru.usedOf(formatNumber(used), formatNumber(limit))
  return (
    <div className={css.meter} data-state={state}>
      <p className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <span className={css.value} aria-hidden="true">
          <b>{formatNumber(used)}</b> {ru.of(formatNumber(limit))}
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be given these colours in every browser. */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={Math.max(limit, used)}
        aria-valuenow={used}
        aria-valuetext={text}
      >
        {/* Its length is an attribute, which needs no inline style. */}
        <svg className={css.track} aria-hidden="true">
          <rect className={css.fill} width={`${share * 100}%`} height="100%" rx="4" />
        </svg>
      </div>
      {(left || note) && (
        <p className={css.note}>
          {left && <span className={css.left}>{left}</span>}
          {left && note && ', '}
          {note}
        </p>
      )}
    </div>
  )
}
