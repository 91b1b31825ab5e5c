// The one service worker of the site (docs/adr/0019). It keeps no page and no answer of the API.
import { SHARE_TARGET_PATH } from '@artel/core/shell'
import { answerAsset, forgetOldAssets } from './assets.ts'
import { showMessages } from './push.ts'
import { kindOf } from './requests.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'
import { takeShared } from './share.ts'

/** Written in by the build: what names it, and the page without a connection. */
declare const BUILD: string
declare const OFFLINE_PAGE: { readonly html: string; readonly policy: string }

const worker = self as unknown as WorkerScope
const { origin } = worker.location

const offline = () =>
  new Response(OFFLINE_PAGE.html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE_PAGE.policy },
  })

/** Always from the site: a page of before, or of somebody else, is worse than none. */
const answerPage = async ({ request, preloadResponse }: FetchEvent) => {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return offline()
  }
}

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  // Pages do not wait for the worker to wake up.
  const preload = worker.registration.navigationPreload?.enable().catch(() => {})
  event.waitUntil(Promise.all([forgetOldAssets(caches, BUILD), preload]))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, { origin, share: SHARE_TARGET_PATH })
  if (kind === 'page') event.respondWith(answerPage(event))
  if (kind === 'share') event.respondWith(takeShared(request, { caches, now: Date.now(), origin }))
  if (kind === 'asset') {
    const later = (work: Promise<unknown>) => event.waitUntil(work)
    event.respondWith(answerAsset(request, { caches, build: BUILD, fetch: (asked) => fetch(asked), later }))
  }
})

showMessages(worker)
