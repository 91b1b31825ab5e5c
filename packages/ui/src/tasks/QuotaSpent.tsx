import { counted, formatDay, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { tariffQueries } from '@artel/core/tariffs'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink, Callout, SkeletonText, usePageTime } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import { ru } from './reply-cost.ru.ts'

export interface QuotaSpentViewProps {
  /** How many there were. */
  limit: number
  /** «Бесплатный». */
  tariff: string
  /** When there are as many again, ISO. */
  renewsAt: string
}

const ways = (
  <>
    <ButtonLink variant="secondary" dense to={paths.paidServices()}>
      {ru.buy}
    </ButtonLink>
    <ButtonLink variant="secondary" dense to={paths.tariffSettings()}>
      {ru.tariffs}
    </ButtonLink>
  </>
)

/** No reply is left: how many there were, and when there are more, by waiting or by paying. */
export function QuotaSpentView({ limit, tariff, renewsAt }: QuotaSpentViewProps) {
  const { now, timeZone } = usePageTime()
  return (
    <Callout kind="attention" title={ru.spent} actions={ways}>
      <p>
        {ru.sent(counted(limit, words.reply), tariff)} {ru.next(formatDay(renewsAt, now, timeZone))}
      </p>
    </Callout>
  )
}

/** The same over the query of one's tariff. */
export function QuotaSpent() {
  const { api } = useServices()
  const { data, isError } = useQuery(tariffQueries(api).replyCost())
  if (data) return <QuotaSpentView limit={data.ofTariff[1] ?? 0} tariff={data.tariff} renewsAt={data.renewsAt} />
  return (
    <Callout kind="attention" title={ru.spent} actions={ways}>
      {!isError && <SkeletonText lines={2} />}
    </Callout>
  )
}
