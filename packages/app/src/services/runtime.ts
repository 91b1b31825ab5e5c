import { type IsPage, takeRedirect } from '@artel/core/auth'
import { browserPorts } from '@artel/core/browser'
import { createMarketplace } from '@artel/core/marketplace'
import { paths, recogniseMailLink } from '@artel/core/routes'
import { modalsMachine, toastsMachine } from '@artel/core/shell'
import type { QueryClient } from '@tanstack/react-query'
import { createActor } from 'xstate'
import { inspector } from './inspector.ts'
import { keepQueriesFresh } from './live-queries.ts'
import type { PageData } from './page.ts'
// What the server tells by itself is for the queries of the page.
import './connect-queries.ts'
import { shareSignIn } from './tabs.ts'

/** Whether the link of a letter led to this page, and it is not the page that such a link is for (product §2). */
const isByMailLink = (): boolean => {
  const link = recogniseMailLink(Object.fromEntries(new URLSearchParams(location.search)))
  return link !== null && (link.action === 'confirm-email' || location.pathname !== paths.resetPassword())
}

/**
 * What a page needs as soon as something happens on it: the marketplace without a screen, and the machines of the modals and
 * the toasts. A chunk of its own, because no page needs any of it for its first look.
 */
export const startRuntime = ({ viewer }: Pick<PageData, 'viewer'>, queryClient: QueryClient) => {
  const ports = browserPorts()
  const { clock, storage } = ports
  const marketplace = createMarketplace(ports, viewer)
  keepQueriesFresh(marketplace, queryClient)
  shareSignIn(marketplace.tokens)
  inspector?.watch(marketplace.session)
  const inspect = inspector?.inspect
  const modals = createActor(modalsMachine, { clock, inspect }).start()
  if (isByMailLink()) modals.send({ type: 'modal.open', name: 'mail-link' })
  return {
    marketplace,
    modals,
    toasts: createActor(toastsMachine, { clock, inspect }).start(),
    /** The page that was wanted before signing in, once (product §4). */
    takeRedirect: (isPage: IsPage) => takeRedirect(storage, clock, isPage),
  }
}

export type Runtime = ReturnType<typeof startRuntime>

export { followMessages } from './push-messages.ts'
