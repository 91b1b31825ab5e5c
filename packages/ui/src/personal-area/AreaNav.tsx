import type { User } from '@artel/core/contract'
import { counted } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import {
  ChartLine,
  ClipboardList,
  Images,
  LogOut,
  MessageCircle,
  Newspaper,
  Package,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Tags,
  Ticket,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import { Counter, Icon, Link } from '../kit/index.ts'
import { VerifiedSign } from '../people/index.ts'
import { OwnFace, ownName } from '../shell/index.ts'
import css from './AreaNav.module.css'
import { ru } from './ru.ts'

export interface AreaNavProps {
  viewer: User
  /** Unread messages in all chats. */
  unread: number
  onSignOut: () => void
}

/** «Исполнитель · ИП». */
const roleOf = ({ role, company }: User): string => {
  const form = company && ru.forms[company.businessType]
  return form ? `${ru.roles[role]} · ${form}` : ru.roles[role]
}

/** Beside a page of one's own: who one is here, and the ways through what is theirs. */
export function AreaNav({ viewer, unread, onSignOut }: AreaNavProps) {
  return (
    <nav className={css.nav} aria-label={ru.area}>
      <div className={css.me}>
        <OwnFace viewer={viewer} size={40} />
        <div className={css.words}>
          <p className={css.name}>
            {ownName(viewer)} {viewer.company?.verificationStatus === 'VERIFIED' && <VerifiedSign />}
          </p>
          <p className={css.role}>{roleOf(viewer)}</p>
        </div>
      </div>
      {isStaff(viewer) ? (
        <>
          <Link to={paths.moderation()} data-section className={css.way}>
            <Icon of={ShieldCheck} />
            {ru.moderation}
          </Link>
          {viewer.role === 'ADMIN' && (
            <Link to={paths.admin()} data-section className={css.way}>
              <Icon of={SlidersHorizontal} />
              {ru.admin}
            </Link>
          )}
        </>
      ) : (
        <>
          <Link to={paths.myTasks()} data-section className={css.way}>
            <Icon of={ClipboardList} />
            {ru.myTasks}
          </Link>
          <Link to={paths.chats()} data-section className={css.way}>
            <Icon of={MessageCircle} />
            {ru.chats}
            <span className={css.count}>
              <Counter count={unread} label={counted(unread, ru.unread)} />
            </span>
          </Link>
          <Link to={paths.myReviews()} data-section className={css.way}>
            <Icon of={Star} />
            {ru.myReviews}
          </Link>
          {viewer.role === 'EXECUTOR' && (
            <>
              <Link to={paths.portfolio()} data-section className={css.way}>
                <Icon of={Images} />
                {ru.portfolio}
              </Link>
              <Link to={paths.servicesAndPrices()} data-section className={css.way}>
                <Icon of={Tags} />
                {ru.servicesAndPrices}
              </Link>
              <Link to={paths.myProducts()} data-section className={css.way}>
                <Icon of={Package} />
                {ru.myProducts}
              </Link>
              <Link to={paths.analytics()} data-section className={css.way}>
                <Icon of={ChartLine} />
                {ru.analytics}
              </Link>
              <Link to={paths.tariffSettings()} data-section className={css.way}>
                <Icon of={Ticket} />
                {ru.tariffPage}
              </Link>
              <Link to={paths.paidServices()} data-section className={css.way}>
                <Icon of={TrendingUp} />
                {ru.paidServices}
              </Link>
            </>
          )}
        </>
      )}
      {(viewer.role === 'EXECUTOR' || isStaff(viewer)) && (
        <Link to={paths.myArticles()} data-section className={css.way}>
          <Icon of={Newspaper} />
          {ru.myArticles}
        </Link>
      )}
      <Link to={paths.profile()} data-section className={css.way}>
        <Icon of={UserRound} />
        {ru.profile}
      </Link>
      <Link to={paths.settings()} data-section className={css.way}>
        <Icon of={Settings} />
        {ru.settings}
      </Link>
      <hr className={css.line} />
      <button type="button" className={css.way} onClick={onSignOut}>
        <Icon of={LogOut} />
        {ru.signOut}
      </button>
    </nav>
  )
}
