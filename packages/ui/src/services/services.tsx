import type { ApiClient } from '@artel/core/api'
import type { AuthModal, SessionEvent, SessionViewState, TokenKeeper } from '@artel/core/auth'
import type { ChatSession } from '@artel/core/chat'
import type { CityStore, LocationActor } from '@artel/core/geolocation'
import type { Clock, Connectivity, FileSource, KeyValueStorage, PushPort, RandomIds, Readable } from '@artel/core/ports'
import {
  type CookieConsentActor,
  MODAL_MISUSE,
  type ModalsEvent,
  type NewVersionActor,
  type OpenModal,
  type Toast,
  type ToastsEvent,
} from '@artel/core/shell'
import { createContext, type ReactNode, useContext } from 'react'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { type MapTiles, MapTilesContext } from '../kit/map-tiles/index.ts'

/** Names of the modals that any page may open. */
export type ModalName = AuthModal | 'mail-link' | 'city' | 'search'

/** Who is signed in, over the session's machine, which is loaded after the page has come to rest. */
export interface SessionService {
  readonly view: Readable<SessionViewState>
  send(event: Extract<SessionEvent, { type: 'signOut' | 'session.retry' | 'viewer.reload' }>): void
  /** Calls back when a person has signed in on this page and is known; returns the way to stop. */
  onSignedIn(listener: () => void): () => void
}

/** The stack of open modals, over its machine. */
export interface ModalService {
  readonly stack: Readable<readonly OpenModal[]>
  /** Name of the one that opens in a moment in the place of the one that has closed. */
  readonly next: Readable<string | null>
  send(event: ModalsEvent): void
}

/** The toasts on the screen, over their machine. */
export interface ToastService {
  readonly toasts: Readable<readonly Toast[]>
  send(event: ToastsEvent): void
}

/** What may lie over a page by itself (product §2.8). */
export interface PopupActors {
  readonly consent: CookieConsentActor
  /** Asks for no position before cookies are accepted. */
  readonly location: LocationActor
  /** Looks whether the server has another build than this page; `null` for a page that was not built. */
  readonly newVersion: NewVersionActor | null
  /** The page about cookies; `null` where there is none. */
  readonly policyPath: string | null
  /** Loads the page anew. */
  reload(): void
}

/** Everything that a connected screen needs from outside. Made once in the browser and once per request on the server. */
export interface Services {
  readonly api: ApiClient
  /** Takes the tokens of a sign-in on this page. */
  readonly tokens: Pick<TokenKeeper, 'accept'>
  readonly session: SessionService
  readonly modals: ModalService
  readonly toasts: ToastService
  readonly city: CityStore
  readonly storage: KeyValueStorage
  /** Forgotten with the tab: what is typed and not sent yet. */
  readonly drafts: KeyValueStorage
  readonly connectivity: Connectivity
  readonly clock: Clock
  /** Sees every machine that a screen starts: XState's own inspection, for the workshop and for development. */
  readonly inspect?: ActorOptions<AnyActorLogic>['inspect']
  readonly ids: RandomIds
  /** Unread messages in all chats; 0 for a guest and until it is known. */
  readonly unread: Readable<number>
  /** The chats of the signed-in viewer; loaded the first time they are asked for, never on the server. */
  loadChat(): Promise<ChatSession>
  /** The cookie banner and the location popup, once the page has come to rest; never on the server. */
  loadPopups(): Promise<PopupActors>
  /** Where the letters of the demo on this computer can be read; `null` wherever letters are sent. */
  readonly lettersPath: string | null
  /** Where maps take their ground from; `null`: outlines and names of their own. */
  readonly mapTiles: MapTiles | null
  /** Takes down what was wrong with an answer that the page could live without (product §8). */
  report(problem: string): void
  /** Whether a path leads to a page that is there. */
  isPage(path: string): boolean
  /** Takes, once, the photos that were shared with the installed site; only a browser has any. */
  readonly takeShared?: () => Promise<readonly FileSource[]>
  /** Messages that this browser shows when no page is open. */
  readonly push: PushPort
  /** Somebody has just sent what will be answered: the moment to offer them messages. */
  readonly pushMoment: Readable<boolean>
  /** Goes to a path of the route table. */
  navigate(path: string, options?: { readonly replace?: boolean }): void
  /** Leaves the site for an address outside the route table, such as the page of a bank. */
  leave(url: string): void
}

const ServicesContext = createContext<Services | null>(null)

/** Gives the screens below their services; the value must never change. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <MapTilesContext value={services.mapTiles}>{children}</MapTilesContext>
    </ServicesContext>
  )
}

/** The services of this page. */
export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices() is called without ServicesProvider')
  return services
}

/** The stack of modals. Outside its provider it says so in the words of product §8. */
export function useModal(): ModalService {
  const services = useContext(ServicesContext)
  if (!services) throw new Error(MODAL_MISUSE)
  return services.modals
}
