import { contract, type Operation, operations } from '@artel/core/contract'
import { delay, type RequestHandler } from 'msw'
import { meetSetting } from '../workshop/met-settings.ts'
import type { TextLength } from '../workshop/text-length.ts'
import type { Persona } from './fixtures/people.ts'
import { handlers } from './handlers/index.ts'
import { mockApi } from './mock-api.ts'
import type { MockHandler, MockHandlers } from './mock-handlers.ts'
import { canBeEmpty, empty, offline, refuse } from './reactions.ts'
import { openWorld } from './world.ts'

/** What the toolbar «Сеть» offers. */
export type Network = 'normal' | 'slow' | 'empty' | 'unauthorised' | 'error' | 'offline'

type AnyHandler = MockHandler<Operation>

const SLOWNESS = 2500

const conditions: Readonly<Record<Network, (operation: Operation) => unknown>> = {
  normal: () => null,
  slow: (operation) => async (args: Parameters<AnyHandler>[0], call: Parameters<AnyHandler>[1]) => {
    await delay(SLOWNESS)
    return (handlers[operation as keyof typeof handlers] as AnyHandler)(args, call)
  },
  empty: (operation) => (canBeEmpty(contract[operation]) ? empty : null),
  unauthorised: () => refuse('UNAUTHORIZED'),
  error: () => refuse('INTERNAL'),
  offline: () => offline,
}

/** Whoever has signed in stays so, whatever befalls the network. */
const isAboutSession = (operation: Operation) => operations[operation].path.startsWith('/auth/')

const reactionsOf = (network: Network): Partial<MockHandlers> =>
  Object.fromEntries(
    (Object.keys(handlers) as (keyof typeof handlers)[])
      .filter((operation) => !isAboutSession(operation))
      .map((operation) => [operation, conditions[network](operation)])
      .filter(([, reaction]) => reaction !== null),
  )

/** The part of a story's context that its backend is made from. */
export interface Stage {
  readonly msw: { use(...handlers: RequestHandler[]): void }
  readonly globals: { readonly viewer?: Persona; readonly network?: Network; readonly text?: TextLength }
}

/**
 * `beforeEach` of connected screens: a new world behind msw, seen by the persona, through the network and with the text of the toolbar. A
 * story's own `beforeEach` comes after it and changes what it likes.
 */
export const backend = ({ msw, globals: { viewer = 'guest', network = 'normal', text = 'normal' } }: Stage): void => {
  const world = openWorld(viewer)
  world.textLength = text
  // Nothing can be refreshed either: this is what the end of a session looks like.
  if (network === 'unauthorised') world.session = null
  meetSetting('backend')
  const follow = (operation: Operation) => {
    if (!isAboutSession(operation)) meetSetting('network')
  }
  msw.use(...mockApi(handlers, follow))
  if (network !== 'normal') msw.use(...mockApi(reactionsOf(network), follow))
}
