import type { User } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { ClipboardList, House, LogIn, Plus, Search, ShieldCheck, Users } from 'lucide-react'
import { Icon, Link } from '../kit/index.ts'
import { ChatsLink } from './ChatsLink.tsx'
import { ru } from './ru.ts'
import { hasDeals, isOfStaff } from './SiteHeader.tsx'
import css from './TabBar.module.css'

export interface TabBarProps {
  viewer: User | null
  unread: number
  onSignIn: () => void
}

/** Main navigation of a phone, under the thumb. */
export function TabBar({ viewer, unread, onSignIn }: TabBarProps) {
  return (
    <nav className={css.navigation} aria-label={ru.mainNavigation} data-tab-bar>
      <div className={css.bar}>
        <Link to={paths.home()} className={css.tab}>
          <Icon of={House} />
          {ru.tabs.home}
        </Link>
        {!viewer && (
          <Link to={paths.executors()} data-section className={css.tab}>
            <Icon of={Users} />
            {ru.tabs.people}
          </Link>
        )}
        <Link to={paths.taskFind()} data-section className={css.tab}>
          <Icon of={Search} />
          {ru.tabs.find}
        </Link>
        {(!viewer || hasDeals(viewer)) && (
          <Link to={paths.taskCreate()} data-section className={css.tab} aria-label={ru.createTask}>
            <span className={css.plus}>
              <Icon of={Plus} />
            </span>
          </Link>
        )}
        {viewer && <ChatsLink unread={unread} className={css.tab} stacked />}
        {hasDeals(viewer) && (
          <Link to={paths.myTasks()} data-section className={css.tab} aria-label={ru.myTasks}>
            <Icon of={ClipboardList} />
            {ru.tabs.tasks}
          </Link>
        )}
        {isOfStaff(viewer) && (
          <Link to={paths.moderation()} data-section className={css.tab}>
            <Icon of={ShieldCheck} />
            {ru.moderation}
          </Link>
        )}
        {!viewer && (
          <button type="button" className={css.tab} onClick={onSignIn}>
            <Icon of={LogIn} />
            {ru.tabs.signIn}
          </button>
        )}
      </div>
    </nav>
  )
}
