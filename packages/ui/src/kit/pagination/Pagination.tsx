import { pageSteps } from '@artel/core/format'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../icon/Icon.tsx'
import { Link } from '../link/link-context.tsx'
import { ru } from '../ru.ts'
import css from './Pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  /** Where a page lives. */
  to: (page: number) => string
}

/** Pages of a list, as links: they can be opened apart, shared and indexed. Nothing for a single page. */
export function Pagination({ page, pageCount, to }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={ru.pages} className={css.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={css.page} aria-label={ru.previousPage}>
          <Icon of={ChevronLeft} />
        </Link>
      )}
      <ol className={css.list}>
        {pageSteps(page, pageCount).map((step) => (
          <li key={step}>
            {typeof step === 'number' ? (
              <Link
                to={to(step)}
                className={css.page}
                aria-label={ru.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            ) : (
              <span aria-hidden="true" className={css.gap}>
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={to(page + 1)} rel="next" className={css.page} aria-label={ru.nextPage}>
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
