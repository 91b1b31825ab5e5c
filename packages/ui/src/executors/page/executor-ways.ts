import type { ExecutorProfile } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { ExecutorTab } from './executor-page.types.ts'

/** Addresses of the pages of an executor. */
export type ExecutorWays = Readonly<Record<ExecutorTab, string>>

/** @param isShort without an id: one's own page, as the menu leads to it */
export const executorWays = (
  { id, companyId }: Pick<ExecutorProfile, 'id' | 'companyId'>,
  isShort = false,
): ExecutorWays => {
  const named = isShort ? undefined : id
  return {
    about: paths.executor(named),
    papers: paths.executorProfile(named),
    prices: paths.executorServices(companyId, named),
    works: paths.executorPortfolio(companyId, named),
    goods: paths.executorProducts(named),
    blog: paths.executorBlog(named),
  }
}
