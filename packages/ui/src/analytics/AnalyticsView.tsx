import { type AnalyticsFilters, analyticsList } from '@artel/core/analytics'
import { ANALYTICS_PERIODS, type Analytics } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Download } from 'lucide-react'
import { Alert, Button, ErrorState, Icon } from '../kit/index.ts'
import { lazyPart } from '../kit/lazy/index.ts'
import { LinkTabs } from '../kit/tabs/index.ts'
import { AreaWaiting } from '../personal-area/index.ts'
import css from './Analytics.module.css'
import { AnalyticsOffer } from './AnalyticsOffer.tsx'
import { ru } from './ru.ts'

const Charts = lazyPart(async () => (await import('./AnalyticsCharts.tsx')).AnalyticsCharts)

export interface AnalyticsViewProps {
  status: 'pending' | 'error' | 'success'
  /** The statistics as far as they are open; `null` while they are not known. */
  analytics: Analytics | null
  /** The period, from the address. */
  filters: AnalyticsFilters
  /** Where the table for a spreadsheet is: asked for, made or refused, in words. */
  file: { readonly isMaking: boolean; readonly made: string | null; readonly failed: string | null }
  onExport: () => void
  onRetry: () => void
  isRetrying: boolean
}

/** How an executor is doing (product §15.2): charts with the tables behind them, as far as they are paid for. */
export function AnalyticsView(props: AnalyticsViewProps) {
  const { status, analytics, filters, file, onExport, onRetry, isRetrying } = props
  const isOpen = analytics !== null && analytics.level !== 'NONE'
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
      </header>
      {status === 'pending' && <AreaWaiting label={ru.loading} />}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} retrying={isRetrying} />}
      {isOpen && (
        <div className={css.group}>
          <LinkTabs
            label={ru.periods}
            tabs={ANALYTICS_PERIODS.map((days) => ({
              to: analyticsList.address(paths.analytics(), { ...filters, days }),
              label: ru.period(days),
              current: filters.days === days,
            }))}
          />
          {analytics.level === 'ADVANCED' && (
            <div className={css.actions}>
              <Button variant="secondary" loading={file.isMaking} onClick={onExport}>
                <Icon of={Download} />
                {ru.export}
              </Button>
              <span role="status">{file.made !== null && ru.exported(file.made)}</span>
            </div>
          )}
          {file.failed !== null && <Alert kind="error">{file.failed}</Alert>}
        </div>
      )}
      {isOpen && (
        <Charts
          analytics={analytics}
          period={filters.days}
          fallback={<AreaWaiting label={ru.loading} />}
          failed={ru.failed}
        />
      )}
      {analytics && <AnalyticsOffer level={analytics.level} />}
    </div>
  )
}
