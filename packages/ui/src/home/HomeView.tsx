import type { CategoryOutline } from '@artel/core/categories'
import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { objectUrl, rootLook } from '@artel/core/covers/address'
import { paths } from '@artel/core/routes'
import { Cover } from '../kit/cover/index.ts'
import { Button, Link, TextLink } from '../kit/index.ts'
import { TaskCard } from '../tasks/index.ts'
import css from './HomeView.module.css'
import { ru } from './ru.ts'

export interface HomeViewProps {
  /** Roots of the category tree. */
  categories: readonly CategoryOutline[]
  /** Newest open tasks. */
  tasks: readonly TaskCardData[]
}

function How() {
  return (
    <section className={css.how} aria-labelledby="home-how">
      <h2 id="home-how">{ru.how.title}</h2>
      <ol className={css.steps}>
        {ru.how.steps.map(({ title, text, object }) => (
          <li key={title} className={css.step}>
            <img src={objectUrl(object)} alt="" width={64} height={64} loading="lazy" decoding="async" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

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
    <section className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{ru.title}</h1>
        <p className={css.lead}>{ru.lead}</p>
        <Ask />
        <ul className={css.examples} aria-label={ru.examples}>
          {ru.exampleTitles.map((title) => (
            <li key={title}>
              <Link to={paths.taskCreate(title)} className={css.example}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.mosaic} aria-hidden="true">
        {categories.slice(0, 9).map(({ slug }, index) => (
          <Cover key={slug} look={rootLook(slug)} seed={index} bare={index % 2 === 0} eager className={css.sample} />
        ))}
      </div>
    </section>
  )
}

function Categories({ categories }: Pick<HomeViewProps, 'categories'>) {
  return (
    <section aria-labelledby="home-categories">
      <h2 id="home-categories">{ru.categories}</h2>
      <ul className={css.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={paths.taskFindCategory(category.slug)} className={css.category}>
              <Cover look={rootLook(category.slug)} seed={category.slug} />
              <span className={css.categoryName}>{category.name}</span>
              <span className={css.count}>{ru.openTasks(category.tasksCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Home page (product §2.1), a client's: what has to be done, categories, how it works; fresh tasks for executors. */
export function HomeView({ categories, tasks }: HomeViewProps) {
  return (
    <div className={css.page}>
      <Hero categories={categories} />
      {categories.length > 0 && <Categories categories={categories} />}
      <How />
      <section className={css.fresh} aria-labelledby="home-fresh">
        <div className={css.heading}>
          <h2 id="home-fresh">{ru.fresh}</h2>
          <TextLink to={paths.taskFind()}>{ru.allTasks}</TextLink>
        </div>
        {tasks.length === 0 ? (
          <p className={css.empty}>{ru.empty}</p>
        ) : (
          <div className={css.tasks}>
            {tasks.map((task) => (
              <TaskCard key={task.id} task={task} level={3} />
            ))}
          </div>
        )}
      </section>
    </div>
  )
}
