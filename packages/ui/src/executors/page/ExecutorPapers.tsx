import type { CompanyPeriod, ExecutorProfile } from '@artel/core/contract'
import { BUSINESS_TYPE_NAMES } from '@artel/core/executors'
import { formatDay } from '@artel/core/format'
import { ShieldCheck } from 'lucide-react'
import { Icon, SectionHeading, usePageTime } from '../../kit/index.ts'
import { checkedOn } from '../../people/index.ts'
import css from './ExecutorPapers.module.css'
import { ru } from './ru.ts'

function Periods({ title, periods }: { title: string; periods: readonly CompanyPeriod[] }) {
  if (periods.length === 0) return null
  return (
    <section className={css.section} aria-label={title}>
      <SectionHeading title={title} />
      <ul className={css.periods}>
        {periods.map((period) => (
          <li key={`${period.title} ${period.from}`} className={css.period}>
            <span className={css.name}>{period.title}</span>
            <span className={css.quiet}>{ru.years(period.from, period.to)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Documents({ executor }: { executor: ExecutorProfile }) {
  const { now, timeZone } = usePageTime()
  const { verificationStatus, verifiedAt, businessType, foundationDate } = executor
  const isChecked = verificationStatus === 'VERIFIED'
  return (
    <section className={css.section} aria-label={ru.documents}>
      <SectionHeading title={ru.documents} />
      <div className={css.checked}>
        {isChecked && <Icon of={ShieldCheck} />}
        <div>
          <p className={css.name}>{isChecked ? checkedOn(verifiedAt, now, timeZone) : ru.unchecked}</p>
          <p className={css.quiet}>{isChecked && businessType ? ru.checkedText[businessType] : ru.uncheckedText}</p>
        </div>
      </div>
      <dl className={css.facts}>
        {businessType && (
          <div>
            <dt>{ru.form}</dt>
            <dd>{BUSINESS_TYPE_NAMES[businessType]}</dd>
          </div>
        )}
        {foundationDate && (
          <div>
            <dt>{ru.since}</dt>
            <dd>{formatDay(foundationDate, now, 'UTC')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** What an executor can show for themselves: papers, work before, where they have learnt. */
export function ExecutorPapers({ executor }: { executor: ExecutorProfile }) {
  const { experience, education } = executor
  return (
    <>
      <Documents executor={executor} />
      <Periods title={ru.experience} periods={experience} />
      <Periods title={ru.education} periods={education} />
      {experience.length + education.length === 0 && <p className={css.quiet}>{ru.noStory}</p>}
    </>
  )
}
