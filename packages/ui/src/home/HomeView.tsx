import type { CategoryTile } from '@artel/core/categories'
import { rootLook } from '@artel/core/covers/address'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Cover } from '../kit/cover/index.ts'
import { Button, classNames, Link } from '../kit/index.ts'
import band from './band.module.css'
import css from './HomeView.module.css'
import { ru } from './ru.ts'

export interface HomeViewProps {
  /** Roots of the category tree: their materials are the samples beside the words. */
  categories: readonly CategoryTile[]
  /** What stands below the first screen: `HomeSections` and `FreshTasks`. */
  children: ReactNode
}

/** Samples that any window shows; what a narrow one cuts off is not loaded there. */
const SEEN_FIRST = 3

/** The one big field: what is typed becomes the title of the task. */
function Ask() {
  return (
    <form className={css.ask} action={paths.taskCreate()}>
      <input
        className={css.askField}
        name="title"
        aria-label={ru.ask}
        placeholder={ru.ask}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit">{ru.askSubmit}</Button>
    </form>
  )
}

function Hero({ categories }: Pick<HomeViewProps, 'categories'>) {
  return (
    <section className={classNames(band.band, css.hero)}>
      <div className={css.words}>
        <h1 className={css.title}>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
        <Ask />
        <ul className={css.examples} aria-label={ru.examples}>
          {ru.exampleTitles.map((title) => (
            <li key={title}>
              <Link to={paths.taskCreate({ title })} className={css.example}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.mosaic} aria-hidden="true">
        <div className={css.wall}>
          {categories.map(({ slug }, index) => (
            <Cover
              key={slug}
              look={rootLook(slug)}
              seed={index}
              bare={index % 2 === 0}
              eager={index < SEEN_FIRST}
              className={css.sample}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Home page (product §2.1), a client's: what has to be done, and below it why and how. */
export function HomeView({ categories, children }: HomeViewProps) {
  return (
    <div className={css.page}>
      <Hero categories={categories} />
      {children}
    </div>
  )
}
