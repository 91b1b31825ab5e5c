import { savedAs, savedSearchQueries, type TaskFilters } from '@artel/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { ru } from './ru.ts'
import css from './SavedSearches.module.css'

const Save = quietPart(async () => (await import('./dialogs.ts')).SaveSearchScreen)
const Mine = quietPart(async () => (await import('./dialogs.ts')).SavedSearchList)

export interface SavedSearchesProps {
  /** What the board is searched with. */
  filters: TaskFilters
  /** What the search would be called. */
  name: string
}

/** Keeps the search that is on the board, and those that were kept before. */
export function SavedSearches({ filters, name }: SavedSearchesProps) {
  const { api, toasts, clock } = useServices()
  const viewer = useViewer()
  const { data } = useQuery({ ...savedSearchQueries(api).list(), enabled: viewer !== null })
  const [asked, ask] = useState<'save' | 'list' | null>(null)
  const mine = viewer && data ? data : []
  const saved = savedAs(mine, filters)
  const close = () => ask(null)
  const fail = () => {
    close()
    toasts.send({ type: 'toast.show', kind: 'error', text: ru.failed, at: clock.now() })
  }
  return (
    <div className={css.place}>
      <Button variant="ghost" dense onClick={() => ask(saved ? 'list' : 'save')}>
        <Icon of={saved ? BellRing : Bell} />
        {saved ? ru.saved : ru.save}
      </Button>
      {mine.length > 0 && (
        <Button variant="ghost" dense onClick={() => ask('list')}>
          {ru.mine} <span className={css.count}>{mine.length}</span>
        </Button>
      )}
      {asked === 'save' && <Save filters={filters} name={name} onClose={close} onFailed={fail} />}
      {asked === 'list' && <Mine current={saved?.id ?? null} onClose={close} onFailed={fail} />}
    </div>
  )
}
