import type { User } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { MapPin, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink, classNames, Icon, Link, VisuallyHidden } from '../kit/index.ts'
import { ChatsLink } from './ChatsLink.tsx'
import item from './header-item.module.css'
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
  /** The button of the catalogue. */
  catalogue: ReactNode
  /** The bell of a signed-in viewer. */
  bell: ReactNode
  /** The way of staff to what waits for them. */
  staff?: ReactNode
  /** The account menu of a signed-in viewer. */
  menu: ReactNode
  onSignIn: () => void
  onChooseCity: () => void
  onSearch: () => void
}

/** Whether a viewer orders or takes work: staff do neither. */
export const hasDeals = (viewer: User | null): viewer is User =>
  viewer?.role === 'CLIENT' || viewer?.role === 'EXECUTOR'

/** Whether the work of a viewer is in the queues. */
export const isOfStaff = (viewer: User | null): viewer is User =>
  viewer?.role === 'MODERATOR' || viewer?.role === 'ADMIN'

/** Whether a viewer looks for executors: who takes tasks looks for those. */
const mayHire = (viewer: User | null): boolean => viewer === null || viewer.role === 'CLIENT'

/** A client has both ways to executors and to the own tasks: goods are in the catalogue of services and in the footer. */
const hasRoomForGoods = (viewer: User | null): boolean => viewer === null || viewer.role === 'EXECUTOR'

/** Top of every page: where one is, the two ways to begin, and oneself. */
export function SiteHeader(props: SiteHeaderProps) {
  const { viewer, cityName, unread, catalogue, bell, staff, menu, onSignIn, onChooseCity, onSearch } = props
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link to={paths.home()} className={css.logo} aria-label={PRODUCT_NAME}>
          <Logo />
          <span aria-hidden="true">{PRODUCT_NAME}</span>
        </Link>
        <nav className={css.nav} aria-label={ru.mainNavigation}>
          {catalogue}
          {mayHire(viewer) && (
            <Link
              to={paths.executors()}
              data-section
              data-signed-in={viewer !== null || undefined}
              className={classNames(item.item, css.link, css.hire)}
            >
              {ru.findExecutor}
            </Link>
          )}
          {hasRoomForGoods(viewer) && (
            <Link to={paths.catalog()} data-section className={classNames(item.item, css.link, css.goods)}>
              {ru.goods}
            </Link>
          )}
          <Link to={paths.taskFind()} data-section className={classNames(item.item, css.link)}>
            {ru.findTask}
          </Link>
          {viewer === null && (
            <Link to={paths.blog()} data-section className={classNames(item.item, css.link, css.read)}>
              {ru.blog}
            </Link>
          )}
          {hasDeals(viewer) && (
            <Link to={paths.myTasks()} data-section className={classNames(item.item, css.link, css.mine)}>
              {ru.myTasks}
            </Link>
          )}
          {staff}
        </nav>
        <button type="button" className={css.search} onClick={onSearch}>
          <Icon of={Search} size={20} />
          <VisuallyHidden>{ru.search}</VisuallyHidden>
        </button>
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
        {viewer && <ChatsLink unread={unread} className={css.chats} stacked />}
        <div className={css.account}>
          {viewer ? (
            <>
              <div className={css.bell}>{bell}</div>
              {menu}
            </>
          ) : (
            <Button variant="ghost" dense onClick={onSignIn}>
              {ru.signIn}
            </Button>
          )}
        </div>
        {(!viewer || hasDeals(viewer)) && (
          <ButtonLink
            to={paths.taskCreate()}
            data-section
            dense
            // Who looks for work has another first step on most pages.
            variant={viewer?.role === 'EXECUTOR' ? 'secondary' : 'primary'}
            className={css.create}
          >
            {ru.createTask}
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
