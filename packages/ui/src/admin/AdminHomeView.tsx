import { staffLogList } from '@artel/core/admin'
import type { LogLine } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Card, CardLink, TextLink } from '../kit/index.ts'
import css from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'
import { LogLines } from './LogLines.tsx'
import { ru } from './ru.ts'

const ways = [
  ['users', paths.adminUsers()],
  ['prices', paths.adminPrices()],
  ['payments', paths.adminPayments()],
  ['faq', paths.adminFaq()],
  ['articles', paths.adminArticles()],
  ['landings', paths.adminLandings()],
  ['redirects', paths.adminRedirects()],
  ['legal', paths.adminLegal()],
  ['log', paths.adminLog()],
] as const

export interface AdminHomeViewProps extends Pick<AdminListProps, 'status' | 'onRetry' | 'isRetrying'> {
  /** The last lines of the journal. */
  lines: readonly LogLine[]
}

/** The first page of administration: its sections, and what staff have just done. */
export function AdminHomeView({ lines, ...list }: AdminHomeViewProps) {
  return (
    <AdminFrame section="home" title={ru.title} lead={ru.lead}>
      <ul className={css.ways}>
        {ways.map(([name, to]) => (
          <Card key={name} as="li" className={css.way}>
            <CardLink to={to} className={css.name}>
              {ru.sections[name]}
            </CardLink>
            <p className={css.quiet}>{ru.about[name]}</p>
          </Card>
        ))}
      </ul>
      <section className={css.section}>
        <h2 className={css.heading}>{ru.latest}</h2>
        <AdminList
          {...list}
          rows={5}
          failed={ru.log.failed}
          empty={lines.length === 0 ? { title: ru.log.none, text: ru.log.nothingYet } : null}
        >
          <LogLines
            lines={lines}
            label={ru.latest}
            actorTo={(actor) => staffLogList.address(paths.adminLog(), { ...staffLogList.defaults, actor })}
          />
          <TextLink to={paths.adminLog()} className={css.start}>
            {ru.allLog}
          </TextLink>
        </AdminList>
      </section>
    </AdminFrame>
  )
}
