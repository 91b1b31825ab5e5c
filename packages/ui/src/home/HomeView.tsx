import type { CategoryOutline } from '@artel/core/categories'
import type { TaskCard as TaskCardData } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Search } from 'lucide-react'
import { Button, ButtonLink, Field, Icon, Input, Link, TextLink } from '../kit/index.ts'
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
        {ru.how.steps.map((step, index) => (
          <li key={step.title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Hero() {
  return (
    <section className={css.hero}>
      <h1 className={css.title}>{ru.title}</h1>
      <p className={css.lead}>{ru.lead}</p>
      <div className={css.actions}>
        <ButtonLink to={paths.taskCreate()}>{ru.createTask}</ButtonLink>
        <ButtonLink to={paths.taskFind()} variant="secondary">
          {ru.findTask}
        </ButtonLink>
      </div>
      <search>
        <form className={css.search} action={paths.taskFind()} method="get">
          <Field label={ru.searchLabel} labelHidden optional>
            <Input
              type="search"
              name="q"
              placeholder={ru.searchPlaceholder}
              maxLength={200}
              start={<Icon of={Search} />}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {ru.search}
          </Button>
        </form>
      </search>
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
              <span>{category.name}</span>
              <span className={css.count}>{ru.openTasks(category.tasksCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Home page (product §2.1): two ways to begin, categories, fresh tasks, how it works. */
export function HomeView({ categories, tasks }: HomeViewProps) {
  return (
    <div className={css.page}>
      <div className={css.top}>
        <Hero />
        <How />
      </div>
      {categories.length > 0 && <Categories categories={categories} />}
      <section aria-labelledby="home-fresh">
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
