import { formatDay, formatNumber } from '@artel/core/format'
import {
  formatPeriod,
  type LimitChange,
  type OptionChange,
  type PurchaseViewState,
  serviceLabels,
  type TariffChange,
} from '@artel/core/tariffs'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button, RadioGroup, usePageTime, VisuallyHidden } from '../kit/index.ts'
import css from './Purchase.module.css'
import { PurchaseActions, type PurchaseMoves, PurchaseWords } from './purchase-parts.tsx'
import { ru } from './ru.ts'
import { MONTHLY } from './TariffMeters.tsx'

/** For how many months a tariff is offered at once. */
const MONTHS = ['1', '3', '6', '12'] as const

export interface TariffChangeDialogProps extends Omit<PurchaseMoves, 'onAgain' | 'onDone'> {
  change: TariffChange
  /** `null` for the free tariff: nothing is bought. */
  purchase: PurchaseViewState | null
  months: number
  onMonths: (months: number) => void
  onClose: () => void
}

const limitText = (limit: number | null) => (limit === null ? ru.endless : formatNumber(limit))
const optionText = (option: OptionChange['from']) =>
  option === null ? ru.notThere : option === true ? ru.there : option

const limitLine = ({ type, from, to }: LimitChange) => ({ type, from: limitText(from), to: limitText(to) })
const optionLine = ({ type, from, to }: OptionChange) => ({ type, from: optionText(from), to: optionText(to) })

const nameOf = (type: LimitChange['type']) =>
  MONTHLY.has(type) ? ru.perMonth(serviceLabels[type]) : serviceLabels[type]

function Beginning({ change }: { change: TariffChange }) {
  const { now, timeZone } = usePageTime()
  const { direction, from, to, begins, paidUntil, isBehindMore } = change
  const day = begins === null ? null : formatDay(begins, now, timeZone)
  const sentences = [
    direction === 'up' && ru.atOnce,
    direction === 'up' && paidUntil !== null && ru.paidGoesOn(from, to.name),
    day !== null && direction === 'down' && ru.staysUntil(from, day),
    day !== null && (to.price === 0 ? ru.endsItself(from, to.name, day) : ru.beginsOn(day)),
    isBehindMore && ru.behindMore,
  ]
  return <p>{sentences.filter(Boolean).join(' ')}</p>
}

/** What another tariff changes, in numbers, before anything is paid (product §15.1). */
export function TariffChangeDialog(props: TariffChangeDialogProps) {
  const { change, purchase, months, onMonths, onClose, ...moves } = props
  const { direction, to, limits, options } = change
  const isFree = to.price === 0
  const title = direction === 'same' ? ru.extendOf(to.name) : isFree ? ru.aheadOf(to.name) : ru.changeTo(to.name)
  const isChosen = purchase === null || ['calculating', 'ready', 'paying'].includes(purchase.status)
  const hidden = limits.filter((limit) => limit.hidden > 0)
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          {purchase && <PurchaseActions view={purchase} {...moves} onAgain={onClose} onDone={onClose} />}
          {isChosen && (
            <Button variant="secondary" onClick={onClose}>
              {isFree ? ru.close : ru.later}
            </Button>
          )}
        </>
      }
    >
      <div className={css.change}>
        {isChosen && (
          <>
            <Beginning change={change} />
            {hidden.length > 0 && (
              <Alert kind="warning">
                {hidden.map(({ type, hidden: count }) => (
                  <p key={type}>
                    <b>{ru.hidden(type, count)}</b>
                  </p>
                ))}
                <p>{ru.hiddenText}</p>
              </Alert>
            )}
            <section className={css.part}>
              <h3>{ru.changes}</h3>
              {limits.length + options.length === 0 ? (
                <p>{ru.nothingChanges}</p>
              ) : (
                <ul className={css.lines}>
                  {[...limits.map(limitLine), ...options.map(optionLine)].map(({ type, from, to: next }) => (
                    <li key={type} className={css.line}>
                      <span>{nameOf(type)}</span>
                      <b>
                        <span aria-hidden="true">{ru.was(from, next)}</span>
                        <VisuallyHidden>{ru.wasAloud(from, next)}</VisuallyHidden>
                      </b>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            {purchase && (
              <fieldset disabled={purchase.status === 'paying'}>
                <RadioGroup
                  legend={ru.months}
                  options={MONTHS.map((value) => ({ value, label: formatPeriod(Number(value), 'month') }))}
                  value={String(months) as (typeof MONTHS)[number]}
                  onChange={(value) => onMonths(Number(value))}
                />
              </fieldset>
            )}
          </>
        )}
        {purchase && (
          <div className={css.sum}>
            <PurchaseWords view={purchase} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
