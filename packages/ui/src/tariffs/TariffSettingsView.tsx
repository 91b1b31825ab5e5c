import type { TariffType } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { TariffSettings } from '@artel/core/tariffs'
import type { ReactNode } from 'react'
import { ErrorState, SectionHeading, TextLink, usePageTime } from '../kit/index.ts'
import { AreaWaiting } from '../personal-area/index.ts'
import { PlannedTerms } from './PlannedTerms.tsx'
import { ru } from './ru.ts'
import { TariffMeters } from './TariffMeters.tsx'
import css from './Tariffs.module.css'
import { TariffTable } from './TariffTable.tsx'

export interface TariffSettingsViewProps {
  status: 'pending' | 'error' | 'success'
  /** One's own tariff beside those on sale; `null` while it is not known. */
  settings: TariffSettings | null
  /** The purchase that its buyer comes back from. */
  outcome?: ReactNode
  /** The way to one's manager. */
  manager?: ReactNode
  /** Shows what a tariff would change, and what it costs. */
  onChoose: (type: TariffType) => void
  onRetry: () => void
  isRetrying: boolean
}

const hasAnalytics = ({ additionalServicesInfo }: TariffSettings['mine']): boolean =>
  additionalServicesInfo.some(({ type }) => type === 'BASE_ANALYTICS' || type === 'ADVANCED_ANALYTICS')

function Standing({ mine, tariffs }: TariffSettings) {
  const { now, timeZone } = usePageTime()
  const { name } = mine.tariff
  if (mine.until === null) return <p className={css.lead}>{ru.free(name)}</p>
  const next = tariffs.find(({ type }) => type === (mine.nextType ?? 'FREE'))
  return (
    <p className={css.lead}>
      {ru.until(name, formatDay(mine.until, now, timeZone))} {next && ru.afterwards(next.name)}
    </p>
  )
}

/** One's own tariff (product §15): how much of it is used, and what the others hold. */
export function TariffSettingsView(props: TariffSettingsViewProps) {
  const { status, settings, outcome, manager, onChoose, onRetry, isRetrying } = props
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{ru.title}</h1>
        {settings && <Standing {...settings} />}
      </header>
      {outcome}
      {status === 'pending' && <AreaWaiting label={ru.loading} />}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {settings && (
        <>
          {manager}
          <TariffMeters mine={settings.mine} services={settings.services} />
          {hasAnalytics(settings.mine) && (
            <p>
              <TextLink to={paths.analytics()}>{ru.toAnalytics}</TextLink>
            </p>
          )}
          <section className={css.section} aria-labelledby="tariffs-title">
            <SectionHeading id="tariffs-title" title={ru.compare} note={ru.compareNote} />
            <PlannedTerms tariffs={settings.tariffs} />
            <TariffTable mine={settings.mine} tariffs={settings.tariffs} onChoose={onChoose} />
          </section>
          <p className={css.more}>
            {ru.more} <TextLink to={paths.paidServices()}>{ru.toServices}</TextLink>
          </p>
        </>
      )}
    </div>
  )
}
