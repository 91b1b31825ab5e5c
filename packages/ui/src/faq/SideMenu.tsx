import type { FaqSection } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Icon, Link } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './Section.module.css'
import { sectionLook } from './section-look.ts'

export interface SideMenuProps {
  sections: readonly FaqSection[]
  /** Slug of the section that is open. */
  current: string | null
}

/** Sections beside the open one; on a phone a row above it. */
export function SideMenu({ sections, current }: SideMenuProps) {
  return (
    <nav aria-label={ru.sections} className={css.menu}>
      {sections.map(({ slug, title, itemsCount }) => (
        <Link
          key={slug}
          to={paths.faqList(slug)}
          className={css.menuLink}
          aria-current={slug === current ? 'page' : undefined}
        >
          <Icon of={sectionLook(slug).icon} />
          {title}
          <span className={css.count}>{itemsCount}</span>
        </Link>
      ))}
    </nav>
  )
}
