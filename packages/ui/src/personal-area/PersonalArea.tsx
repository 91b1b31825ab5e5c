import type { ReactNode } from 'react'
import { useServices, useUnread, useViewer } from '../services/index.ts'
import { AreaNav } from './AreaNav.tsx'
import css from './PersonalArea.module.css'

/** A page of the personal area; on a desktop with the ways through the area beside it. A phone has them in its bar. */
export function PersonalArea({ children }: { children: ReactNode }) {
  const { session } = useServices()
  const viewer = useViewer()
  const unread = useUnread()
  return (
    <div className={css.area}>
      <aside className={css.aside}>
        {viewer && <AreaNav viewer={viewer} unread={unread} onSignOut={() => session.send({ type: 'signOut' })} />}
      </aside>
      <div className={css.page}>{children}</div>
    </div>
  )
}
