import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { LinkTabs } from '../kit/tabs/index.ts'
import css from './Admin.module.css'
import { ru } from './ru.ts'

const sections = {
  home: paths.admin(),
  users: paths.adminUsers(),
  prices: paths.adminPrices(),
  payments: paths.adminPayments(),
  faq: paths.adminFaq(),
  articles: paths.adminArticles(),
  landings: paths.adminLandings(),
  redirects: paths.adminRedirects(),
  legal: paths.adminLegal(),
  log: paths.adminLog(),
}

export interface AdminFrameProps {
  /** Where one is; a page of one user belongs to the users. */
  section: keyof typeof sections
  title: string
  lead?: string
  children: ReactNode
}

/** The head of every page of administration, with the ways between them. */
export function AdminFrame({ section, title, lead, children }: AdminFrameProps) {
  return (
    <div className={css.page}>
      <LinkTabs
        label={ru.area}
        tabs={Object.entries(sections).map(([name, to]) => ({
          to,
          label: ru.sections[name as keyof typeof sections],
          current: name === section,
        }))}
      />
      <header className={css.head}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
