import type { AnalyticsLevel } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ButtonLink, Card } from '../kit/index.ts'
import css from './Analytics.module.css'
import { ru } from './ru.ts'

const Items = ({ items }: { items: readonly string[] }) => (
  <ul className={css.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

const Ways = () => (
  <div className={css.actions}>
    <ButtonLink variant="secondary" to={paths.tariffSettings()}>
      {ru.toTariffs}
    </ButtonLink>
    <ButtonLink variant="secondary" to={paths.paidServices()}>
      {ru.toServices}
    </ButtonLink>
  </div>
)

/** What is not open yet, in words: no figures that are not one's own. Nothing for who has it all. */
export function AnalyticsOffer({ level }: { level: AnalyticsLevel }) {
  if (level === 'ADVANCED') return null
  if (level === 'BASE') {
    return (
      <Card className={css.chart}>
        <h2>{ru.more}</h2>
        <p>{ru.moreText}</p>
        <Items items={ru.advancedItems} />
        <Ways />
      </Card>
    )
  }
  return (
    <Card className={css.chart}>
      <h2>{ru.closed}</h2>
      <p>{ru.closedBase}</p>
      <Items items={ru.closedBaseItems} />
      <p>{ru.closedAdvanced}</p>
      <Items items={ru.advancedItems} />
      <p className={css.lead}>{ru.closedNote}</p>
      <Ways />
    </Card>
  )
}
