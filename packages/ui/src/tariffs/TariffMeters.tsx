import type { AdditionalServiceType } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { serviceLabels, type TariffSettings } from '@artel/core/tariffs'
import { Card, Meter, usePageTime } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Tariffs.module.css'

/** Counted by the month: they begin anew. */
export const MONTHLY: ReadonlySet<AdditionalServiceType> = new Set(['REPLIES', 'ARTICLES'])

/** What is used of a tariff, `[used, limit]` by `[used, limit]`; bought replies stand apart, since they are spent after it. */
export function TariffMeters({ mine, services }: Pick<TariffSettings, 'mine' | 'services'>) {
  const { now, timeZone } = usePageTime()
  const renews = ru.renews(formatDay(mine.renewsAt, now, timeZone))
  const [spent, bought] = services.find(({ type }) => type === 'REPLIES')?.count ?? [0, 0]
  const counted = mine.additionalServicesInfo.filter(({ count: [, limit] }) => limit !== null)
  const isReplies = ({ type }: (typeof counted)[number]) => type === 'REPLIES'
  const meter = ({ type, count: [used, limit] }: (typeof counted)[number]) => (
    <Meter
      key={type}
      label={serviceLabels[type]}
      used={used}
      limit={limit}
      {...(MONTHLY.has(type) && { note: renews })}
    />
  )
  return (
    <Card as="section" className={css.meters} aria-label={ru.used}>
      {counted.filter(isReplies).map(meter)}
      {bought !== 0 && <Meter label={ru.bought} used={spent} limit={bought} note={ru.afterTariff} />}
      {counted.filter((service) => !isReplies(service)).map(meter)}
    </Card>
  )
}
