import { browserClock, registerWorker, sessionStorageStore } from '@artel/core/browser'
import { createPreloadLimiter, createReloadGuard, decideScroll } from '@artel/core/shell'
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { wearLateTypeface } from './late-typeface.ts'

/** What the pages of a visit need of the router beyond the first one: loaded when the first one has come to rest. */
export const tuneNavigation = (router: AnyRouter): void => {
  const preloads = limitPreloads(router)
  reloadOutdated(() => preloads.areRunning() && !router.state.isLoading)
  retryStyles(router)
  retryFailed(router)
  showProgress(router)
  keepScroll(router)
  wearLateTypeface(router)
  if (import.meta.env.PROD) installWorker()
}

/** The site without a connection, and on a home screen: a page that is still loading has the connection to itself. */
const installWorker = () => {
  // A browser that keeps nothing refuses; the site is the same without.
  const install = () => registerWorker().catch(() => {})
  if (document.readyState === 'complete') install()
  else addEventListener('load', install, { once: true })
}

/** At most so many routes are preloaded at once (product §9). */
const limitPreloads = (router: AnyRouter) => {
  const { run } = createPreloadLimiter()
  const preload = router.preloadRoute
  let running = 0
  router.preloadRoute = (async (options) => {
    running += 1
    try {
      return await run(() => preload(options))
    } finally {
      running -= 1
    }
  }) as typeof preload
  return { areRunning: () => running > 0 }
}

/**
 * After a deploy the code of a page may be gone: the page is loaded anew, once within the window (product §9). Code that
 * nobody has asked for yet may wait; without a connection the page that is there is better than none.
 */
const reloadOutdated = (isUnasked: () => boolean) => {
  const reloads = createReloadGuard(sessionStorageStore, browserClock)
  addEventListener('vite:preloadError', ({ payload }) => {
    if (isUnasked()) return
    if (navigator.onLine && reloads.mayReload(location.pathname)) location.reload()
    // By its own message the router would reload by a rule of its own. The import must fail all the same: one that ends
    // with nothing is taken for loaded, and no button would ever open the page.
    else payload.message = `The code of the page did not come: ${location.pathname}`
  })
}

/** Vite asks for the style of a page once, and takes it for loaded if it did not come: it is asked for with the next page. */
const retryStyles = (router: AnyRouter) => {
  const lost = new Set<Node>()
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      target.remove()
      // An element asks for its address once.
      lost.add(target.cloneNode())
    },
    true,
  )
  router.subscribe('onBeforeLoad', () => {
    document.head.append(...lost)
    lost.clear()
  })
}

/** A page that failed without a connection opens by itself when the connection is back. */
const retryFailed = (router: AnyRouter) => {
  addEventListener('online', () => {
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
  })
}

/** Marks the document while the next page is on its way: `base.css` draws a line when that takes long. */
const showProgress = (router: AnyRouter) => {
  const { dataset } = document.documentElement
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) dataset.going = ''
  })
  router.subscribe('onResolved', () => {
    delete dataset.going
  })
}

/** Between personal-area and executor pages the page stays where it stood (product §2.9); back and forward are the router's. */
const keepScroll = (router: AnyRouter) => {
  let kept: number | null = null
  router.subscribe('onBeforeNavigate', ({ fromLocation: from, toLocation: to }) => {
    const isForward = indexOf(to) >= indexOf(from)
    const decision = decideScroll(from ? { path: from.pathname } : null, { path: to.pathname, hash: to.hash })
    kept = isForward && decision.type === 'keep' ? window.scrollY : null
  })
  router.subscribe('onRendered', () => {
    if (kept !== null) window.scrollTo({ top: kept, behavior: 'instant' })
    kept = null
  })
}

const indexOf = (location: ParsedLocation | undefined): number => location?.state.__TSR_index ?? 0
