import { lookOf } from '@artel/core/covers/looks'
import { formatBudget } from '@artel/core/format'
import { paths as pages } from '@artel/core/routes'
import type { SiteFindings } from '@artel/core/site-search'
import { placeModeLabels } from '@artel/core/tasks'
import { Mark } from '../kit/cover/index.ts'
import { Link, TextLink } from '../kit/index.ts'
import css from './Findings.module.css'
import { ru } from './ru.ts'
import type { SiteSearchPaths } from './SiteSearchView.tsx'

interface FindingsProps {
  findings: SiteFindings
  text: string
  paths: SiteSearchPaths
  onLeave: () => void
}

/** What the search found, in groups. */
export function Findings({ findings: { services, tasks }, text, paths, onLeave }: FindingsProps) {
  return (
    <>
      {services.length > 0 && (
        <section aria-labelledby="search-services">
          <h3 id="search-services" className={css.heading}>
            {ru.services}
          </h3>
          <ul className={css.list}>
            {services.map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={paths.service(slug)} className={css.row} onClick={onLeave}>
                  <Mark look={lookOf(slug)} seed={slug} size={40} />
                  <span className={css.name}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {tasks.length > 0 && (
        <section aria-labelledby="search-tasks">
          <h3 id="search-tasks" className={css.heading}>
            {ru.tasks}
          </h3>
          <ul className={css.list}>
            {tasks.map((task) => (
              <li key={task.id}>
                <Link to={pages.task(task.id)} className={css.row} onClick={onLeave}>
                  <Mark look={task.category.look} seed={task.id} size={40} />
                  <span className={css.name}>
                    {task.title}
                    <span className={css.note}>
                      <b className={css.price}>{formatBudget(task)}</b>
                      {task.place?.cityName ?? placeModeLabels.REMOTE}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <TextLink to={paths.board(text)} className={css.all} onClick={onLeave}>
            {ru.all}
          </TextLink>
        </section>
      )}
      <TextLink to={paths.executors(text)} className={css.all} onClick={onLeave}>
        {ru.executors}
      </TextLink>
      <TextLink to={paths.goods(text)} className={css.all} onClick={onLeave}>
        {ru.goods}
      </TextLink>
    </>
  )
}
