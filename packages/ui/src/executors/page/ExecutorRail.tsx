import type { ExecutorProfile } from '@artel/core/contract'
import { formatPrice } from '@artel/core/format'
import { GraduationCap, ShieldCheck } from 'lucide-react'
import { Button, Card, Icon, Price, TextLink, usePageTime } from '../../kit/index.ts'
import { checkedOn } from '../../people/index.ts'
import css from './ExecutorRail.module.css'
import type { ExecutorTab, ExecutorViewer } from './executor-page.types.ts'
import type { ExecutorWays } from './executor-ways.ts'
import { ru } from './ru.ts'

export interface ExecutorRailProps {
  executor: ExecutorProfile
  viewer: ExecutorViewer
  ways: ExecutorWays
  tab: ExecutorTab
  onOffer: () => void
}

function Prices({ executor: { priceFrom, districts, counts }, viewer, ways, tab, onOffer }: ExecutorRailProps) {
  return (
    <Card as="section" className={css.card} aria-label={ru.terms}>
      {priceFrom === null ? (
        <p className={css.caption}>{ru.byAgreement}</p>
      ) : (
        <div>
          <p className={css.caption}>{ru.priceFrom}</p>
          <Price size="large">{formatPrice({ priceType: 'FROM', price: priceFrom })}</Price>
        </div>
      )}
      {counts.services > 0 && tab !== 'prices' && (
        <p className={css.dense}>
          <TextLink to={ways.prices}>{ru.toPrices}</TextLink>
        </p>
      )}
      {districts.length > 0 && (
        <dl className={css.facts}>
          <dt>{ru.districts}</dt>
          <dd>{districts.join(', ')}</dd>
        </dl>
      )}
      {viewer === 'OTHER' && (
        <Button variant="quiet" wide className={css.offer} onClick={onOffer}>
          {ru.offer}
        </Button>
      )}
    </Card>
  )
}

function Papers({ executor, ways }: ExecutorRailProps) {
  const { now, timeZone } = usePageTime()
  const { verificationStatus, verifiedAt, education } = executor
  const learnt = education[0]
  return (
    <Card as="section" className={css.card} aria-label={ru.trust}>
      <h2 className={css.title}>{ru.papers}</h2>
      <ul className={css.list}>
        {verificationStatus === 'VERIFIED' ? (
          <li className={css.line}>
            <Icon of={ShieldCheck} size={16} />
            <span>{checkedOn(verifiedAt, now, timeZone)}</span>
          </li>
        ) : (
          <li>{ru.unchecked}</li>
        )}
        {learnt && (
          <li className={css.line}>
            <Icon of={GraduationCap} size={16} />
            <span>
              {learnt.title}, {ru.years(learnt.from, learnt.to)}
            </span>
          </li>
        )}
      </ul>
      <p className={css.dense}>
        <TextLink to={ways.papers}>{ru.toPapers}</TextLink>
      </p>
    </Card>
  )
}

/** Beside each page of an executor: where prices begin, where they work, what was checked. */
export function ExecutorRail(props: ExecutorRailProps) {
  return (
    <>
      <Prices {...props} />
      {props.tab !== 'papers' && <Papers {...props} />}
    </>
  )
}
