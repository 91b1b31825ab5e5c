import type { SessionViewState } from '@artel/core/auth'
import type { Readable } from '@artel/core/ports'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { createShellServices } from './shell-services.ts'

/** The session as the runtime knows it, which makes an object of its own for it. */
let known: SessionViewState
let tell: () => void

const quiet = { on() {}, send() {}, subscribe() {} }
const sessionView: Readable<SessionViewState> = {
  get: () => known,
  subscribe(listener) {
    tell = listener
    return () => {}
  },
}
const machine = { ...quiet, getSnapshot: () => ({ context: { stack: [], toasts: [], next: null } }) }

vi.mock('./runtime.ts', () => ({
  followMessages() {},
  startRuntime: () => ({
    marketplace: { session: quiet, sessionView, unread: { get: () => 0, subscribe() {} } },
    modals: machine,
    toasts: machine,
  }),
}))

beforeEach(() => vi.stubGlobal('window', {}))

const reactions = {
  viewerChanged() {},
  isPage: () => true,
  signedIn() {},
  signedOut() {},
  signOutFailed() {},
  sessionExpired() {},
  messagePressed() {},
}
const page = { viewer: null, city: null, now: 0, timeZone: 'Europe/Moscow', lettersPath: null, mapTiles: null }

/** Services of a guest's page, and what they showed before their runtime was there. */
const aGuestsPage = async () => {
  known = { status: 'guest' }
  const { session, modals, toasts } = createShellServices(page, new QueryClient(), reactions)
  const values = () => [session.view.get(), modals.stack.get(), toasts.toasts.get()]
  const rendered = values()
  const hasStarted = new Promise<void>((resolve) => session.view.subscribe(resolve))
  modals.send({ type: 'modal.close' })
  await hasStarted
  return { session, values, rendered }
}

it('a page is not rendered anew for what it was rendered with', async () => {
  const { values, rendered } = await aGuestsPage()
  values().forEach((value, at) => {
    expect(value).toBe(rendered[at])
  })
})

it('a page follows what the runtime knows better', async () => {
  const { session } = await aGuestsPage()
  const listener = vi.fn()
  session.view.subscribe(listener)
  known = { status: 'expired' }
  tell()
  expect(listener).toHaveBeenCalledOnce()
  expect(session.view.get()).toBe(known)
})
