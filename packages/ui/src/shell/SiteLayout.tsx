import { type Layout as LayoutName, paths } from '@artel/core/routes'
import type { ReactNode } from 'react'
import { classNames, Link, SkipLink } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { useCity, useServices, useUnread, useViewer } from '../services/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { CatalogueButton } from './CatalogueButton.tsx'
import { useColourMode } from './colour-mode.ts'
import { useFailedPart } from './failed-part.ts'
import item from './header-item.module.css'
import { layouts } from './layouts.tsx'
import { Overlays } from './Overlays.tsx'
import { ru } from './ru.ts'
import header from './SiteHeader.module.css'
import { isOfStaff, SiteHeader } from './SiteHeader.tsx'
import css from './SiteLayout.module.css'
import { TabBar } from './TabBar.tsx'

const WaitingLink = quietPart(() => import('../staff-link/index.ts').then((module) => module.WaitingLink))
const Notifications = quietPart(() => import('../notifications/index.ts').then((module) => module.NotificationsScreen))

/** A section of the header. */
const way = classNames(item.item, header.link)

/** Frame of every page over the services (product §2.7): header, the page in its layout, and what floats above. */
export function SiteLayout({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { session, modals, storage } = useServices()
  const viewer = useViewer()
  const city = useCity()
  const unread = useUnread()
  const Layout = layouts[layout]
  const tellFailed = useFailedPart()
  const [colourMode, setColourMode] = useColourMode(storage)
  const openSignIn = () => modals.send({ type: 'modal.open', name: 'sign-in' })
  return (
    <div className={css.site} data-layout={layout} data-over-tab-bar>
      <SkipLink target="content" />
      <SiteHeader
        viewer={viewer}
        cityName={city?.name ?? null}
        unread={unread}
        onSignIn={openSignIn}
        onSearch={() => modals.send({ type: 'modal.open', name: 'search' })}
        onChooseCity={() => modals.send({ type: 'modal.open', name: 'city' })}
        catalogue={<CatalogueButton onFailed={tellFailed} />}
        bell={viewer && <Notifications key={viewer.id} />}
        staff={
          isOfStaff(viewer) && (
            <WaitingLink
              className={way}
              fallback={
                <Link to={paths.moderation()} data-section className={way}>
                  {ru.moderation}
                </Link>
              }
            />
          )
        }
        menu={
          viewer && (
            <AccountMenu
              viewer={viewer}
              colourMode={colourMode}
              onColourMode={setColourMode}
              onSignOut={() => session.send({ type: 'signOut' })}
              onFailed={tellFailed}
            />
          )
        }
      />
      <Layout>{children}</Layout>
      <TabBar viewer={viewer} unread={unread} onSignIn={openSignIn} />
      <Overlays />
    </div>
  )
}
