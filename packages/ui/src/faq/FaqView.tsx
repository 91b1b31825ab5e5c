import type { FaqSection, FoundFaqItem } from '@artel/core/contract'
import { faqSearchList } from '@artel/core/faq'
import { DOT } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Mark } from '../kit/cover/index.ts'
import {
  Band,
  Card,
  CardLink,
  EmptyState,
  ErrorState,
  Link,
  SkeletonText,
  TextLink,
  VisuallyHidden,
} from '../kit/index.ts'
import css from './Faq.module.css'
import { Found } from './Found.tsx'
import { frequent, ru } from './ru.ts'
import { SearchForm, type SearchFormProps } from './SearchForm.tsx'
import { sectionLook } from './section-look.ts'

/** What the search shows; `idle` while too little is typed. */
export type FaqSearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  /** `message` is Russian and fit to show. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'found'; readonly items: readonly FoundFaqItem[] }
  | { readonly status: 'nothing'; readonly typed: string }

export interface FaqViewProps extends SearchFormProps {
  sections: readonly FaqSection[]
  search: FaqSearchState
  onRetry: () => void
  /** A question to the team, for what nothing was found of. */
  question: ReactNode
  /** One's own questions: they come late, below everything else. */
  own: ReactNode
}

/** The help (product §17.5): a search, and sections to walk through. */
export function FaqView({ sections, search, onRetry, question, own, ...form }: FaqViewProps) {
  return (
    <div className={css.page}>
      <Band surface="green" as="header" className={css.band}>
        <div className={css.hero}>
          <h1>
            <VisuallyHidden>{ru.title}. </VisuallyHidden>
            {ru.lead}
          </h1>
          <SearchForm {...form} />
          <ul className={css.often} aria-label={ru.often}>
            {frequent.map((words) => (
              <li key={words}>
                <Link
                  to={faqSearchList.address(paths.faq(), { ...faqSearchList.defaults, q: words })}
                  className={css.chip}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Band>
      <div className={css.body}>
        <p role="status" className={css.status}>
          {search.status === 'found' && ru.found(search.items.length)}
          {search.status === 'searching' && <VisuallyHidden>{ru.searching}</VisuallyHidden>}
        </p>
        <Results search={search} onRetry={onRetry} question={question} />
        {search.status !== 'found' && search.status !== 'searching' && <Sections sections={sections} />}
        {search.status === 'found' && <TextLink to={paths.faqMenu()}>{ru.toSections}</TextLink>}
        {own}
      </div>
    </div>
  )
}

function Results({ search, onRetry, question }: Pick<FaqViewProps, 'search' | 'onRetry' | 'question'>) {
  if (search.status === 'idle') return null
  if (search.status === 'failed') return <ErrorState title={ru.failed} text={search.message} onRetry={onRetry} />
  if (search.status === 'searching') {
    return (
      <div aria-busy="true" className={css.found}>
        {[0, 1, 2].map((row) => (
          <SkeletonText key={row} lines={3} />
        ))}
      </div>
    )
  }
  if (search.status === 'found') {
    return (
      <section aria-label={ru.results}>
        <Found items={search.items} />
      </section>
    )
  }
  return (
    <section className={css.nothing} aria-label={ru.ask}>
      <EmptyState
        mark={<Mark look={{ material: 'paper', object: 'lens' }} size={112} />}
        title={ru.nothing(search.typed)}
        text={ru.nothingText}
      />
      {question}
    </section>
  )
}

/** Sections with what is in them, as cards. */
export function Sections({ sections }: Pick<FaqViewProps, 'sections'>) {
  return (
    <section aria-label={ru.sections}>
      <ul className={css.sections}>
        {sections.map(({ slug, title, about, audience, itemsCount }) => (
          <Card as="li" key={slug} className={css.section}>
            <Mark look={sectionLook(slug).mark} seed={slug} />
            <div className={css.words}>
              <CardLink to={paths.faqList(slug)} className={css.sectionName}>
                {title}
              </CardLink>
              <p className={css.about}>{about}</p>
              <p className={css.caption}>
                {[ru.audience[audience], ru.questions(itemsCount)].filter((part) => part !== null).join(DOT)}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
