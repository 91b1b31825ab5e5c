import type { CompanyFacts } from '@artel/core/company'
import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { formatNumber, plural } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { ButtonLink, Stats } from '../kit/index.ts'
import css from './Company.module.css'
import { ru } from './ru.ts'

const shown = (count: number) => {
  const text = formatNumber(count)
  return count >= TOTAL_ITEMS_CAP ? ru.many(text) : text
}

export interface AboutViewProps {
  /** `null` where nobody could count: the page says nothing in numbers then. */
  facts: CompanyFacts | null
}

/** Who we are and what we hold to (product §2.1). */
export function AboutView({ facts }: AboutViewProps) {
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1>{ru.about}</h1>
        <p className={css.lead}>{ru.aboutLead}</p>
      </header>
      {facts && (
        <section aria-label={ru.facts}>
          <Stats
            items={[
              { label: plural(facts.executors, ru.executors), value: shown(facts.executors) },
              { label: plural(facts.verified, ru.verified), value: shown(facts.verified) },
              { label: plural(facts.openTasks, ru.openTasks), value: shown(facts.openTasks) },
            ]}
          />
        </section>
      )}
      <section className={css.part} aria-labelledby="why">
        <h2 id="why">{ru.why}</h2>
        <p>{ru.whyText}</p>
        <p>{ru.howText}</p>
      </section>
      <section className={css.part} aria-labelledby="values">
        <h2 id="values">{ru.values}</h2>
        <ul className={css.values}>
          {ru.list.map(({ title, text }) => (
            <li key={title} className={css.value}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className={css.ways}>
        <ButtonLink to={paths.executors()}>{ru.toExecutors}</ButtonLink>
        <ButtonLink to={paths.contacts()} variant="secondary">
          {ru.toContacts}
        </ButtonLink>
      </p>
    </article>
  )
}
