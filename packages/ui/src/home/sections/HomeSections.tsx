import type { CategoryTile } from '@artel/core/categories'
import type { ArticleCard, FinishedJob } from '@artel/core/contract'
import { Categories } from './Categories.tsx'
import { How } from './How.tsx'
import { Jobs } from './Jobs.tsx'
import { Newest } from './Newest.tsx'
import { People, type PeopleProps } from './People.tsx'

export interface HomeSectionsProps extends PeopleProps {
  categories: readonly CategoryTile[]
  jobs: readonly FinishedJob[]
  /** The newest public ones. */
  articles: readonly ArticleCard[]
}

/** What follows the first screen of the home page: crafts, people, what they have done, how it works, what to read. */
export function HomeSections({ categories, executors, cityName, jobs, articles }: HomeSectionsProps) {
  return (
    <>
      {categories.length > 0 && <Categories categories={categories} />}
      {executors.length > 0 && <People executors={executors} cityName={cityName} />}
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      <How />
      {articles.length > 0 && <Newest articles={articles} />}
    </>
  )
}
