import type { User } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink, Icon, Link } from '../kit/index.ts'
import { ChatsLink } from './ChatsLink.tsx'
import { Logo } from './Logo.tsx'
import { ru } from './ru.ts'
import css from './SiteHeader.module.css'

export interface SiteHeaderProps {
  /** `null` for a guest. */
  viewer: User | null
  /** Chosen city, if any. */
  cityName: string | null
  /** Unread messages in all chats. */
  unread: number
  /** The bell of a signed-in viewer. */
  bell: ReactNode
  /** The account menu of a signed-in viewer. */
  menu: ReactNode
  onSignIn: () => void
  onChooseCity: () => void
}

/** Staff do not write in chats, so they have no way there. */
export const hasChats = (viewer: User | null): viewer is User =>
  viewer?.role === 'CLIENT' || viewer?.role === 'EXECUTOR'

/** Top of every page: where one is, the two ways to begin, and oneself. */
export function SiteHeader({ viewer, cityName, unread, bell, menu, onSignIn, onChooseCity }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link to={paths.home()} className={css.logo} aria-label={PRODUCT_NAME}>
          <Logo />
          <span aria-hidden="true">{PRODUCT_NAME}</span>
        </Link>
        <button
          type="button"
          className={css.city}
          onClick={onChooseCity}
          aria-label={cityName ? ru.city(cityName) : ru.chooseCity}
        >
          <Icon of={MapPin} size={16} />
          <span className={cityName === null ? css.wide : css.place}>{cityName ?? ru.chooseCity}</span>
          {cityName === null && <span className={css.narrow}>{ru.cityTerse}</span>}
        </button>
        <nav className={css.nav} aria-label={ru.mainNavigation}>
          <Link to={paths.taskFind()} className={css.link}>
            <Icon of={Search} size={20} />
            {ru.findTask}
          </Link>
          {hasChats(viewer) && <ChatsLink unread={unread} className={css.link} />}
          {(!viewer || hasChats(viewer)) && (
            <ButtonLink to={paths.taskCreate()} dense>
              {ru.createTask}
            </ButtonLink>
          )}
        </nav>
        <div className={css.account}>
          {viewer ? (
            <>
              <div className={css.bell}>{bell}</div>
              {menu}
            </>
          ) : (
            <Button variant="secondary" dense onClick={onSignIn}>
              {ru.signIn}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
