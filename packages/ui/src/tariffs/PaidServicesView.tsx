import { paths } from '@artel/core/routes'
import type { PaidServices } from '@artel/core/tariffs'
import type { ReactNode } from 'react'
import { ErrorState, SectionHeading, TextLink } from '../kit/index.ts'
import { AreaWaiting } from '../personal-area/index.ts'
import { ActiveServices } from './ActiveServices.tsx'
import { ru } from './paid.ru.ts'
import css from './Tariffs.module.css'

export interface PaidServicesViewProps {
  status: 'pending' | 'error' | 'success'
  /** What was bought and what can be; `null` while it is not known. */
  paid: PaidServices | null
  /** The purchase that its buyer comes back from. */
  outcome?: ReactNode
  /** The way to one's manager. */
  manager?: ReactNode
  /** The calculator; absent while a purchase is looked at. */
  calculator?: ReactNode
  payments: ReactNode
  ledger: ReactNode
  onRetry: () => void
  isRetrying: boolean
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  )
}

/** What an executor has bought besides the tariff, what else there is, and where replies went (product §15). */
export function PaidServicesView(props: PaidServicesViewProps) {
  const { status, paid, outcome, manager, calculator, payments, ledger, onRetry, isRetrying } = props
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
        {paid && (
          <p className={css.more}>
            {ru.tariff(paid.mine.tariff.name)} <TextLink to={paths.tariffSettings()}>{ru.changeTariff}</TextLink>
          </p>
        )}
      </header>
      {outcome}
      {status === 'pending' && <AreaWaiting label={ru.loading} />}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {paid && (
        <>
          {manager}
          <Section id="active-title" title={ru.active}>
            <ActiveServices services={paid.bought} />
          </Section>
          {calculator && (
            <Section id="sale-title" title={ru.sale}>
              {calculator}
            </Section>
          )}
          <Section id="payments-title" title={ru.payments}>
            {payments}
          </Section>
          <Section id="ledger-title" title={ru.ledger}>
            {ledger}
          </Section>
        </>
      )}
    </div>
  )
}
