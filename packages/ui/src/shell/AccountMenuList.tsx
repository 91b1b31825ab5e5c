import { paths } from '@artel/core/routes'
import { COLOUR_MODES } from '@artel/core/shell'
import {
  ChartLine,
  ClipboardList,
  Images,
  LogOut,
  Monitor,
  Moon,
  Newspaper,
  Package,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Sun,
  Tags,
  Ticket,
  TrendingUp,
  UserRound,
} from 'lucide-react'
import { VisuallyHidden } from '../kit/index.ts'
import { Menu, MenuChoice, MenuHead, MenuItem, MenuLink, MenuSeparator } from '../kit/menu/index.ts'
import css from './AccountMenu.module.css'
import type { AccountMenuProps } from './AccountMenu.tsx'
import { OwnFace } from './OwnFace.tsx'
import { ru } from './ru.ts'
import { hasDeals, isOfStaff } from './SiteHeader.tsx'

const icons = { system: Monitor, light: Sun, dark: Moon } as const
const modes = COLOUR_MODES.map((value) => ({ value, label: ru.themes[value], icon: icons[value] }))

/** The open menu: one's own pages, colour mode, the way out. */
export function AccountMenuList({
  viewer,
  name,
  colourMode,
  onColourMode,
  onSignOut,
}: Omit<AccountMenuProps, 'onFailed'> & { name: string }) {
  return (
    <Menu
      defaultOpen
      trigger={
        <button type="button" className={css.button}>
          <OwnFace viewer={viewer} />
          <VisuallyHidden>{ru.menuOf(name)}</VisuallyHidden>
        </button>
      }
    >
      <MenuHead picture={<OwnFace viewer={viewer} size={40} />} name={name} about={viewer.email} />
      <MenuSeparator />
      {isOfStaff(viewer) && (
        <MenuLink icon={ShieldCheck} to={paths.moderation()}>
          {ru.moderation}
        </MenuLink>
      )}
      {viewer.role === 'ADMIN' && (
        <MenuLink icon={SlidersHorizontal} to={paths.admin()}>
          {ru.admin}
        </MenuLink>
      )}
      {hasDeals(viewer) && (
        <>
          <MenuLink icon={ClipboardList} to={paths.myTasks()}>
            {ru.myTasks}
          </MenuLink>
          <MenuLink icon={Star} to={paths.myReviews()}>
            {ru.myReviews}
          </MenuLink>
        </>
      )}
      {viewer.role === 'EXECUTOR' && (
        <>
          <MenuLink icon={Images} to={paths.portfolio()}>
            {ru.portfolio}
          </MenuLink>
          <MenuLink icon={Tags} to={paths.servicesAndPrices()}>
            {ru.servicesAndPrices}
          </MenuLink>
          <MenuLink icon={Package} to={paths.myProducts()}>
            {ru.myProducts}
          </MenuLink>
          <MenuLink icon={ChartLine} to={paths.analytics()}>
            {ru.analytics}
          </MenuLink>
          <MenuLink icon={Ticket} to={paths.tariffSettings()}>
            {ru.tariff}
          </MenuLink>
          <MenuLink icon={TrendingUp} to={paths.paidServices()}>
            {ru.paidServices}
          </MenuLink>
        </>
      )}
      {(viewer.role === 'EXECUTOR' || isOfStaff(viewer)) && (
        <MenuLink icon={Newspaper} to={paths.myArticles()}>
          {ru.myArticles}
        </MenuLink>
      )}
      <MenuLink icon={UserRound} to={paths.profile()}>
        {ru.profile}
      </MenuLink>
      <MenuLink icon={Settings} to={paths.settings()}>
        {ru.settings}
      </MenuLink>
      <MenuSeparator />
      <MenuChoice legend={ru.theme} options={modes} value={colourMode} onChange={onColourMode} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        {ru.signOut}
      </MenuItem>
    </Menu>
  )
}
