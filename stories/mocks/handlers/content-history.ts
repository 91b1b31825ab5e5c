import { type ContentKind, type ContentVersion, VERSIONS_SHOWN } from '@artel/core/contract'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { signedIn } from './signed-in.ts'

type State = Pick<ContentVersion, 'version' | 'body'>

/**
 * Keeps what is saved, and what came with the site before the first saving.
 * @param by who has written it, where that is not who saves it
 */
export const keepVersion = (
  call: MockCall,
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
  before: State | null,
  after: State,
  by?: { readonly id: string; readonly name: string },
): void => {
  const { world } = call
  const { id, firstName, lastName } = signedIn(call)
  const isKept = ({ version }: State) =>
    world.contentVersions.some((one) => one.kind === kind && one.key === key && one.version === version)
  const first = before && !isKept(before) ? [{ ...before, kind, key, at: null, author: null }] : []
  const author = by ?? { id, name: `${firstName} ${lastName}` }
  const saved = { ...after, kind, key, at: new Date(world.now).toISOString(), author }
  world.contentVersions = [saved, ...first, ...world.contentVersions]
}

/** Former versions of the texts of the site. */
export const contentHistoryHandlers = {
  listContentVersions({ query: { kind, key, from } }, { world }) {
    const own = world.contentVersions
      .filter((one) => one.kind === kind && one.key === key && (from === undefined || one.version <= from))
      .toSorted((one, other) => other.version - one.version)
    return {
      data: own.slice(0, VERSIONS_SHOWN + 1).map(({ version, at, author, body }) => ({ version, at, author, body })),
    }
  },
} satisfies Pick<MockHandlers, 'listContentVersions'>
