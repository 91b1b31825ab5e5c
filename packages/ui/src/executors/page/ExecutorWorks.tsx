import type { PortfolioCase } from '@artel/core/contract'
import { type WorksFilters, worksList } from '@artel/core/executors'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { EmptyState, Pagination, SectionHeading } from '../../kit/index.ts'
import { WorkGrid } from '../../works/index.ts'
import css from './ExecutorAbout.module.css'
import { ExecutorWork } from './ExecutorWork.tsx'
import type { ExecutorViewer } from './executor-page.types.ts'
import { workWords } from './executor-words.ts'
import { ru } from './ru.ts'

export interface ExecutorWorksProps {
  works: readonly PortfolioCase[]
  /** How many there are on all pages. */
  count: number
  /** The one that is looked at; `null` for none. */
  opened: PortfolioCase | null
  viewer: ExecutorViewer
  /** Address of the page of works. */
  path: string
  filters: WorksFilters
}

/** Finished works: one of them whole, where its address says so, and all the others as pictures. */
export function ExecutorWorks({ works, count, opened, viewer, path, filters }: ExecutorWorksProps) {
  const isOwn = viewer === 'SELF'
  const others = works.filter(({ id }) => id !== opened?.id)
  return (
    <>
      {opened && <ExecutorWork work={opened} backTo={path} />}
      {(!opened || others.length > 0) && (
        <section className={css.section} aria-label={opened ? ru.otherWorks : ru.works}>
          <SectionHeading
            title={opened ? ru.otherWorks : ru.works}
            {...(isOwn && { link: { to: paths.portfolio(), label: ru.editWorks } })}
          />
          {others.length === 0 ? (
            <EmptyState title={ru.noWorks} text={isOwn ? ru.addWorks.gain : ru.noWorksText} />
          ) : (
            <WorkGrid label={ru.works} works={others.map((work) => workWords(work, path))} />
          )}
          <Pagination
            page={filters.page}
            pageCount={pageCount(count)}
            to={(page) => worksList.address(path, { work: null, page })}
          />
        </section>
      )}
    </>
  )
}
