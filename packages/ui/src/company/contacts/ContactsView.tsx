import { COMPANY } from '@artel/core/legal'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { PhoneLink } from '../../kit/formatted-text/index.ts'
import { Card, TextLink } from '../../kit/index.ts'
import { MapView } from '../../kit/map/index.ts'
import css from '../Company.module.css'
import { ru } from '../ru.ts'

const points = [{ id: 'company', name: COMPANY.address, ...COMPANY.point }] as const

export interface ContactsViewProps {
  /** The form of a question. */
  question: ReactNode
}

/** How to reach us, where we are, and a question to the team (product §2.1). */
export function ContactsView({ question }: ContactsViewProps) {
  return (
    <div className={css.contacts}>
      <header className={css.head}>
        <h1>{ru.contacts}</h1>
        <p className={css.lead}>{ru.contactsLead}</p>
      </header>
      <div className={css.sides}>
        <div className={css.part}>
          <dl className={css.facts}>
            <div>
              <dt>{ru.phone}</dt>
              <dd>
                <PhoneLink phone={COMPANY.phone} />
              </dd>
            </div>
            <div>
              <dt>{ru.hours}</dt>
              <dd>{COMPANY.hours}</dd>
            </div>
            <div>
              <dt>{ru.email}</dt>
              <dd>
                <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
              </dd>
            </div>
            <div>
              <dt>{ru.address}</dt>
              <dd>{COMPANY.address}</dd>
            </div>
            <div>
              <dt>{ru.details}</dt>
              <dd>
                {COMPANY.name}, {ru.inn} {COMPANY.inn}, {ru.ogrn} {COMPANY.ogrn}
              </dd>
            </div>
          </dl>
          <MapView label={ru.map} points={points} />
        </div>
        <Card as="section" id="vopros" aria-labelledby="vopros-title" className={css.part}>
          <h2 id="vopros-title">{ru.question}</h2>
          <p>
            {ru.questionText} <TextLink to={paths.faq()}>{ru.toHelp}</TextLink>.
          </p>
          {question}
        </Card>
      </div>
    </div>
  )
}
