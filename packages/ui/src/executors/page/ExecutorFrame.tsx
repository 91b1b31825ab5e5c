import type { ExecutorProfile } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { Cover } from '../../kit/cover/index.ts'
import { Breadcrumbs, usePageTime } from '../../kit/index.ts'
import { type LinkTab, LinkTabs } from '../../kit/tabs/index.ts'
import { PersonHeader } from '../../people/index.ts'
import { ExecutorActions } from './ExecutorActions.tsx'
import { ExecutorBar } from './ExecutorBar.tsx'
import css from './ExecutorFrame.module.css'
import { ExecutorRail } from './ExecutorRail.tsx'
import type { ExecutorSteps, ExecutorTab, ExecutorViewer } from './executor-page.types.ts'
import type { ExecutorWays } from './executor-ways.ts'
import { headWords } from './executor-words.ts'
import { ru } from './ru.ts'

export interface ExecutorFrameProps extends ExecutorSteps {
  executor: ExecutorProfile
  viewer: ExecutorViewer
  /** Where the pages of the executor are. */
  ways: ExecutorWays
  tab: ExecutorTab
  /** What an own page lacks: above the rest of the rail. */
  own?: ReactNode
  children: ReactNode
}

/** Pages that have something to show; an own one shows where something can be put. */
const tabsOf = ({ executor: { counts }, viewer, ways, tab }: ExecutorFrameProps): readonly LinkTab[] => {
  const all = [
    { name: 'about', label: ru.about },
    { name: 'papers', label: ru.papers },
    { name: 'prices', label: ru.prices, count: counts.services },
    { name: 'works', label: ru.works, count: counts.cases },
    { name: 'goods', label: ru.goods, count: counts.products },
    { name: 'blog', label: ru.blog, count: counts.articles },
  ] as const satisfies readonly { name: ExecutorTab; label: string; count?: number }[]
  return all
    .filter((one) => viewer === 'SELF' || one.name === tab || !('count' in one) || one.count > 0)
    .map(({ name, ...words }) => ({ ...words, to: ways[name], current: name === tab }))
}

/** What all the pages of an executor have: who this is, what one can do, the way to the other pages, prices and papers beside. */
export function ExecutorFrame(props: ExecutorFrameProps) {
  const { executor, viewer, ways, tab, own, children, ...steps } = props
  const { now, timeZone } = usePageTime()
  const look = executor.categories[0]?.look
  return (
    <div className={css.page}>
      <Breadcrumbs items={[{ label: ru.executors, to: paths.executors() }, { label: executor.name }]} />
      <PersonHeader
        {...headWords(executor, now, timeZone)}
        cover={look && <Cover look={look} seed={executor.id} size="band" eager />}
        actions={<ExecutorActions executor={executor} viewer={viewer} {...steps} />}
      />
      {viewer === 'SELF' && <p className={css.own}>{ru.ownPage}</p>}
      <LinkTabs label={ru.tabs} tabs={tabsOf(props)} />
      <div className={css.columns}>
        <div className={css.body}>{children}</div>
        <aside className={css.side}>
          {own}
          <ExecutorRail executor={executor} viewer={viewer} ways={ways} tab={tab} onOffer={steps.onOffer} />
        </aside>
      </div>
      {viewer === 'OTHER' && <ExecutorBar executor={executor} onOffer={steps.onOffer} />}
    </div>
  )
}
