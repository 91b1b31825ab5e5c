import type { UserService } from '@artel/core/contract'
import { DOT, formatDay } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { serviceLabels } from '@artel/core/tariffs'
import { Card, TextLink, usePageTime } from '../kit/index.ts'
import { List, ListItem } from '../kit/list/index.ts'
import { ru } from './paid.ru.ts'
import css from './Tariffs.module.css'

const leftOf = ({ unit, count: [used, amount] }: UserService): string | null => {
  if (amount === null) return null
  return unit === 'piece' ? ru.left(amount - used, amount) : ru.more(amount)
}

/** What was bought besides the tariff: how much of it is left, and until when. */
export function ActiveServices({ services }: { services: readonly UserService[] }) {
  const { now, timeZone } = usePageTime()
  const day = (moment: string) => formatDay(moment, now, timeZone)
  if (services.length === 0) return <p className={css.lead}>{ru.activeEmpty}</p>
  return (
    <Card className={css.sheet}>
      <List label={ru.active}>
        {services.map((service) => {
          const { id, type, category, city, from, until } = service
          const where = [category?.name, city?.name].filter(Boolean).join(', ')
          const facts = [
            where,
            Date.parse(from) > now && ru.from(day(from)),
            leftOf(service),
            until !== null && ru.until(day(until)),
          ]
          return (
            <ListItem
              key={id}
              title={serviceLabels[type]}
              note={facts.filter(Boolean).join(DOT)}
              end={
                type === 'ADVANCED_ANALYTICS' &&
                Date.parse(from) <= now && <TextLink to={paths.analytics()}>{ru.openAnalytics}</TextLink>
              }
            />
          )
        })}
      </List>
    </Card>
  )
}
