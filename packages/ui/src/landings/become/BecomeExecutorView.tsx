import { type SitePageWords, type Tariff, TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { formatMoney, formatNumber } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import {
  comparedServices,
  type OfferedAmount,
  plannedPrice,
  plannedSentences,
  serviceLabels,
} from '@artel/core/tariffs'
import { Coins, MapPin } from 'lucide-react'
import { ComparisonTable } from '../../kit/comparison-table/index.ts'
import { Cover } from '../../kit/cover/index.ts'
import { Band, ButtonLink, Icon, SectionHeading, usePageTime } from '../../kit/index.ts'
import { Points } from '../Points.tsx'
import { Questions } from '../Questions.tsx'
import css from './BecomeExecutorView.module.css'
import { ru } from './ru.ts'

export interface BecomeExecutorViewProps {
  words: SitePageWords
  /** From the smallest to the largest; none when they could not be had. */
  tariffs: readonly Tariff[]
  /** Open tasks; `null` when they could not be counted. */
  waiting: { readonly total: number; readonly isInCity: boolean } | null
  /** The visitor's city, if any. */
  cityName: string | null
  /** A client needs another account for it; staff are offered nothing. */
  viewer: 'guest' | 'client' | 'staff'
}

/** Counted by the month; the rest is what there may be at once. */
const MONTHLY: ReadonlySet<string> = new Set(['REPLIES', 'ARTICLES'])

const cellOf = (amount: OfferedAmount): string | boolean => (typeof amount === 'number' ? formatNumber(amount) : amount)

function Facts({ waiting, cityName }: Pick<BecomeExecutorViewProps, 'waiting' | 'cityName'>) {
  return (
    <ul className={css.facts}>
      {waiting && waiting.total > 0 && (
        <li>
          <Icon of={MapPin} />
          <span>
            {waiting.total >= TOTAL_ITEMS_CAP ? ru.many(TOTAL_ITEMS_CAP) : ru.waiting(waiting.total)} ·{' '}
            {waiting.isInCity && cityName ? cityName : ru.country}
          </span>
        </li>
      )}
      <li>
        <Icon of={Coins} />
        <span>{ru.noFee}</span>
      </li>
    </ul>
  )
}

function Tariffs({ tariffs, viewer }: Pick<BecomeExecutorViewProps, 'tariffs' | 'viewer'>) {
  const reading = usePageTime()
  const planned = plannedSentences(tariffs, reading)
  return (
    <Band surface="white" headingId="become-tariffs">
      <SectionHeading
        id="become-tariffs"
        title={ru.tariffs}
        note={ru.tariffsNote}
        {...(viewer !== 'staff' && { link: { to: paths.registrationExecutor(), label: ru.startFree } })}
      />
      <ComparisonTable
        caption={ru.tariffs}
        captionHidden
        columns={tariffs.map(({ type, name, price, planned }) => ({
          id: type,
          title: name,
          price: price === 0 ? ru.free : formatMoney(price),
          ...(price > 0 && {
            note: [ru.monthly, plannedPrice(price, planned, reading)].filter(Boolean).join(', '),
          }),
        }))}
        rows={comparedServices(tariffs).map(({ type, amounts }) => ({
          id: type,
          label: MONTHLY.has(type) ? ru.perMonth(serviceLabels[type]) : serviceLabels[type],
          cells: Object.fromEntries(tariffs.map((tariff, index) => [tariff.type, cellOf(amounts[index] ?? false)])),
        }))}
      />
      {planned.length > 0 && <p>{planned.join(' ')}</p>}
    </Band>
  )
}

/** The invitation to whoever is no executor (product §2.1): what it gives, what it costs, how it works. */
export function BecomeExecutorView({ words, tariffs, waiting, cityName, viewer }: BecomeExecutorViewProps) {
  return (
    <>
      <Band surface="green" headingId="become-title" className={css.hero}>
        <Cover
          look={{ material: 'planks', object: 'toolbox' }}
          seed="become-executor"
          size="band"
          bare
          eager
          className={css.pattern}
        />
        <div className={css.words}>
          <h1 id="become-title" className={css.title}>
            {words.title}
          </h1>
          <p className={css.lead}>{words.lead}</p>
          <Facts waiting={waiting} cityName={cityName} />
          {viewer === 'client' && <p className={css.note}>{ru.client}</p>}
          <div className={css.ways}>
            {viewer !== 'staff' && <ButtonLink to={paths.registrationExecutor()}>{ru.register}</ButtonLink>}
            <ButtonLink to={paths.taskFind()} variant="secondary">
              {ru.look}
            </ButtonLink>
          </div>
        </div>
      </Band>
      {words.points.length > 0 && (
        <Band headingId="become-how">
          <SectionHeading id="become-how" title={words.pointsTitle} />
          <Points points={words.points} />
        </Band>
      )}
      {tariffs.length > 0 && <Tariffs tariffs={tariffs} viewer={viewer} />}
      {words.questions.length > 0 && (
        <Band surface="sunken" headingId="become-questions">
          <SectionHeading id="become-questions" title={words.questionsTitle} />
          <Questions questions={words.questions} />
        </Band>
      )}
    </>
  )
}
