import { logChange, logRule, staffActionLabels } from '@artel/core/admin'
import { articleRuleLabels } from '@artel/core/articles'
import type { LegalDocument, LogLine, SitePageName, StaffObject } from '@artel/core/contract'
import { formatRelativeTime } from '@artel/core/format'
import { reviewRuleLabels } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { refundRuleLabels } from '@artel/core/tariffs'
import { rejectRuleLabels } from '@artel/core/tasks'
import { verificationRuleLabels } from '@artel/core/verification'
import { TextLink, usePageTime } from '../kit/index.ts'
import css from './LogLines.module.css'
import { ru } from './ru.ts'

/** Where an object is looked at; the others have no page of their own. */
const pageOf = ({ kind, id }: LogLine['object']): string | null => {
  if (kind === 'USER') return paths.adminUser(id)
  if (kind === 'TASK') return paths.task(Number(id))
  if (kind === 'ARTICLE') return paths.adminArticle(Number(id))
  if (kind === 'PAYMENT') return paths.adminPayment(id)
  if (kind === 'PRICE') return paths.adminPrices()
  if (kind === 'LANDING') return paths.adminLanding(Number(id))
  if (kind === 'FAQ_ITEM') return paths.adminFaqItem(Number(id))
  if (kind === 'FAQ_SECTION') return paths.adminFaqSection(Number(id))
  if (kind === 'PAGE') return paths.adminSitePage(id as SitePageName)
  if (kind === 'LEGAL') return paths.adminLegalDocument(id as LegalDocument)
  return kind === 'REDIRECT' ? paths.adminRedirects() : null
}

/** Rules are called by what they are about; of accounts those of their papers, since a block has words of its own. */
const ruleLabels: Readonly<Partial<Record<StaffObject, Readonly<Record<string, string>>>>> = {
  TASK: rejectRuleLabels,
  REVIEW: reviewRuleLabels,
  ARTICLE: articleRuleLabels,
  USER: verificationRuleLabels,
  PAYMENT: refundRuleLabels,
}

export interface LogLinesProps {
  lines: readonly LogLine[]
  /** Names the list for those who listen. */
  label: string
  /** Where one sees what one colleague has done. */
  actorTo: (id: string) => string
}

/** Lines of the journal: what was done to what, why, by whom and when. */
export function LogLines({ lines, label, actorTo }: LogLinesProps) {
  const { now, timeZone } = usePageTime()
  return (
    <ul className={css.list} aria-label={label}>
      {lines.map((line) => {
        const { id, action, actor, object, comment, createdAt } = line
        const page = pageOf(object)
        const title = object.title === '' ? ru.log.objects[object.kind] : object.title
        const why = [logChange(line), logRule(line, ruleLabels[object.kind] ?? {}), comment].filter(Boolean).join('. ')
        return (
          <li key={id} className={css.line}>
            <p className={css.deed}>
              <span>{staffActionLabels[action]}:</span>
              {page ? <TextLink to={page}>{title}</TextLink> : <span>{title}</span>}
            </p>
            {why !== '' && <p className={css.why}>{why}</p>}
            <p className={css.who}>
              <TextLink to={actorTo(actor.id)}>{actor.name}</TextLink>,{' '}
              <time dateTime={createdAt}>{formatRelativeTime(createdAt, now, timeZone)}</time>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
