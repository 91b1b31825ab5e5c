import type { FaqItem, FaqSection } from '@artel/core/contract'
import { DOT } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { MessageCircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumbs, ButtonLink, Callout } from '../kit/index.ts'
import { Answer } from './Answer.tsx'
import { ru } from './ru.ts'
import css from './Section.module.css'
import { SideMenu } from './SideMenu.tsx'

export interface FaqSectionViewProps {
  sections: readonly FaqSection[]
  section: FaqSection & { readonly items: readonly FaqItem[] }
  /** Slug of the answer that the address leads to; `''` for none. */
  opened: string
  /** Whether an answer helped. */
  rating: (item: FaqItem) => ReactNode
}

/** A section of the help: its questions with answers, and the other sections beside them. */
export function FaqSectionView({ sections, section, opened, rating }: FaqSectionViewProps) {
  return (
    <div className={css.page}>
      <aside className={css.aside}>
        <SideMenu sections={sections} current={section.slug} />
      </aside>
      <div className={css.main}>
        <Breadcrumbs items={[{ label: ru.title, to: paths.faq() }, { label: section.title }]} />
        <h1>{section.title}</h1>
        <p className={css.caption}>
          {[ru.audience[section.audience], section.about].filter((part) => part !== null).join(DOT)}
        </p>
        <div>
          {section.items.map((item) => (
            <Answer key={item.slug} item={item} isOpen={item.slug === opened} rating={rating(item)} />
          ))}
        </div>
        <Callout
          icon={MessageCircleQuestionMark}
          title={ru.notFound}
          actions={<ButtonLink to={`${paths.contacts()}#vopros`}>{ru.ask}</ButtonLink>}
        >
          {ru.notFoundText}
        </Callout>
      </div>
    </div>
  )
}
