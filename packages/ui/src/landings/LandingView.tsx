import type { Landing, LandingFigures } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Clock, ShieldCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '../kit/cover/index.ts'
import { ActionBar, Band, BandSheet, Breadcrumbs, ButtonLink, Icon, Rating } from '../kit/index.ts'
import css from './LandingView.module.css'
import { ru } from './ru.ts'

export interface LandingViewProps {
  landing: Landing
  /** `null` when they could not be had: the page does without. */
  figures: LandingFigures | null
  /** The city that executors are counted in; `null`: everywhere. */
  cityName: string | null
  /** `TaskStartForm`; `null` for who posts no tasks. */
  start: ReactNode
  /** What stands below the first screen: `LandingSections`. */
  children: ReactNode
}

/** Slugs of the page and of those above it, joined by slashes. */
const urlSlugOf = ({ breadcrumbs }: Pick<Landing, 'breadcrumbs'>, length = breadcrumbs.length): string =>
  breadcrumbs
    .slice(0, length)
    .map(({ slug }) => slug)
    .join('/')

/** What is known of the service, one fact a line; nothing that nobody has measured. */
function Facts({ figures, cityName }: { figures: LandingFigures; cityName: string | null }) {
  const { executors, verified, rating, firstReplyMinutes, days } = figures
  return (
    <ul className={css.facts}>
      {rating.average !== null && (
        <li>
          <Rating value={rating.average} count={ru.reviews(rating.count)} />
        </li>
      )}
      {executors > 0 && (
        <li>
          <Icon of={Users} />
          <span>
            {ru.executors(executors)}
            {cityName && ` · ${cityName}`}
          </span>
        </li>
      )}
      {verified > 0 && (
        <li>
          <Icon of={ShieldCheck} />
          <span>{ru.verified(verified)}</span>
        </li>
      )}
      {(firstReplyMinutes !== null || days !== null) && (
        <li>
          <Icon of={Clock} />
          <span>
            {[
              firstReplyMinutes !== null && `${ru.firstReply} ${ru.minutes(firstReplyMinutes)}`,
              days && ru.days(days.from, days.to),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      )}
    </ul>
  )
}

/** A service (product §2.1): what it costs, who does it, and the first step of a task. */
export function LandingView({ landing, figures, cityName, start, children }: LandingViewProps) {
  const { title, lead, name, breadcrumbs, category } = landing
  const own = figures?.prices.find(({ categoryId }) => categoryId === category.id)
  const crumbs = breadcrumbs.slice(0, -1).map((step, index) => ({
    label: step.name,
    to: paths.landing(urlSlugOf(landing, index + 1)),
  }))
  return (
    <>
      <Band surface="green" headingId="landing-title" className={css.hero}>
        <Cover look={category.look} seed={category.slug} size="band" bare eager className={css.pattern} />
        <div className={css.first} data-alone={start === null || undefined}>
          <div className={css.words}>
            <Breadcrumbs items={[{ label: ru.services, to: paths.landings() }, ...crumbs, { label: name }]} />
            <h1 id="landing-title" className={css.title}>
              {title}
            </h1>
            <p className={css.lead}>{lead}</p>
            {figures && <Facts figures={figures} cityName={cityName} />}
          </div>
          {start && <BandSheet className={css.sheet}>{start}</BandSheet>}
        </div>
      </Band>
      {children}
      {start && (
        <ActionBar
          label={ru.bar}
          price={own ? ru.from(formatMoney(own.from)) : ru.free}
          {...(own && { note: ru.inReplies })}
        >
          <ButtonLink to={`${paths.landing(urlSlugOf(landing))}#start`}>{ru.begin}</ButtonLink>
        </ActionBar>
      )}
    </>
  )
}
