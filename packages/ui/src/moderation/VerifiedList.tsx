import type { VerifiedCompany } from '@artel/core/contract'
import { ChevronRight } from 'lucide-react'
import { Icon, usePageTime } from '../kit/index.ts'
import { checkedOn, Face, personWords } from '../people/index.ts'
import { ru } from './ru.ts'
import css from './VerifiedView.module.css'

interface VerifiedListProps {
  companies: readonly VerifiedCompany[]
  total: number
  onChoose: (company: VerifiedCompany) => void
}

/** Who carries the badge, who was checked last first. */
export function VerifiedList({ companies, total, onChoose }: VerifiedListProps) {
  const { now, timeZone } = usePageTime()
  return (
    <>
      <p role="status" className={css.numbers}>
        {total === 0
          ? ru.nobodyVerified
          : total > companies.length
            ? ru.verifiedMore(companies.length, total)
            : ru.verifiedOf(total)}
      </p>
      {companies.length > 0 && (
        <ul className={css.list}>
          {companies.map((company) => (
            <li key={company.id}>
              <button type="button" className={css.row} onClick={() => onChoose(company)}>
                <Face person={personWords(company.owner, 40)} size={40} />
                <span className={css.words}>
                  <span className={css.name}>{company.title}</span>
                  <span className={css.numbers}>{company.text.replaceAll('\n', ' · ')}</span>
                  <span className={css.numbers}>{checkedOn(company.owner.verifiedAt, now, timeZone)}</span>
                </span>
                <Icon of={ChevronRight} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
