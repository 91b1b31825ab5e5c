import type { PurchaseViewState } from '@artel/core/tariffs'
import { Card } from '../kit/index.ts'
import css from './Purchase.module.css'
import { PurchaseActions, type PurchaseMoves, PurchaseWords } from './purchase-parts.tsx'
import { ru } from './ru.ts'
import own from './Tariffs.module.css'

export interface PurchaseViewProps extends PurchaseMoves {
  view: PurchaseViewState
}

/** A purchase on its way, from the sum to the outcome (product §15.3). */
export function PurchaseView({ view, ...moves }: PurchaseViewProps) {
  return (
    <Card as="section" className={own.side} aria-label={ru.toPay}>
      <PurchaseWords view={view} />
      <div className={css.actions}>
        <PurchaseActions view={view} {...moves} />
      </div>
    </Card>
  )
}
