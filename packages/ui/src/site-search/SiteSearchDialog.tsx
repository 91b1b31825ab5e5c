import { executorList, executorsPath } from '@artel/core/executors'
import { catalogPath, productList } from '@artel/core/products'
import { paths } from '@artel/core/routes'
import { provideSiteSearch, selectSiteSearch } from '@artel/core/site-search'
import { taskFindPath, taskList } from '@artel/core/tasks'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { ru } from './ru.ts'
import { type SiteSearchPaths, SiteSearchView } from './SiteSearchView.tsx'

/** The modal that searches the whole site. Who takes tasks is led to the open ones of a service, others to a task of their own. */
export function SiteSearchDialog({ level, onClose }: { level: number; onClose: () => void }) {
  const { api, navigate } = useServices()
  const viewer = useViewer()
  const [machine] = useState(() => provideSiteSearch(api))
  const actor = useScreenMachine(machine)
  const view = useSelector(actor, selectSiteSearch)
  const takesTasks = viewer !== null && viewer.role !== 'CLIENT'
  const leadsTo: SiteSearchPaths = {
    service: (slug) => (takesTasks ? paths.taskFindCategory(slug) : paths.taskCreate({ category: slug })),
    board: (q) => taskFindPath({ ...taskList.defaults, q }),
    executors: (q) => executorsPath(null, { ...executorList.defaults, q }),
    goods: (q) => catalogPath(null, { ...productList.defaults, q }),
    wizard: (title) => paths.taskCreate({ title }),
  }
  return (
    <Dialog open level={level} title={ru.title} onClose={onClose}>
      <SiteSearchView
        view={view}
        paths={leadsTo}
        onSearch={(text) => actor.send({ type: 'search.change', text })}
        onSubmit={() => {
          navigate(leadsTo.board(view.text.trim()))
          onClose()
        }}
        onRetry={() => actor.send({ type: 'search.retry' })}
        onLeave={onClose}
      />
    </Dialog>
  )
}
