import { profileFilling, profileQueries } from '@artel/core/account'
import type { ExecutorProfile } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { useQuery } from '@tanstack/react-query'
import { Card, TextLink } from '../../kit/index.ts'
import { FillingCard } from '../../profile/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import css from './ExecutorRail.module.css'
import { ru } from './ru.ts'

/** What an own page lacks, and what each thing gives; nothing where nothing is missing, or cannot be found out. */
export function OwnGaps({ counts }: Pick<ExecutorProfile, 'counts'>) {
  const { api } = useServices()
  const viewer = useViewer()
  const { data: company } = useQuery(profileQueries(api).company())
  const shown = [
    { ...ru.addWorks, to: paths.portfolio(), isMissing: counts.cases === 0 },
    { ...ru.addPrices, to: paths.servicesAndPrices(), isMissing: counts.services === 0 },
  ].filter(({ isMissing }) => isMissing)
  return (
    <>
      {viewer && company && <FillingCard {...profileFilling(viewer, company)} page={paths.profile()} />}
      {shown.length > 0 && (
        <Card as="section" className={css.card} aria-label={ru.more}>
          <h2 className={css.title}>{ru.more}</h2>
          <ul className={css.list}>
            {shown.map(({ title, gain, to }) => (
              <li key={to}>
                <TextLink to={to}>{title}</TextLink> — {gain}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
