import type { CoverLook } from '@artel/core/covers/address'

/** What stands where there is no chat or no list of them. */
export const chatLooks = {
  talk: { material: 'suds', object: 'chat' },
  search: { material: 'leaves', object: 'lens' },
  removed: { material: 'boxes', object: 'box' },
  broken: { material: 'circuit', object: 'plug' },
} as const satisfies Record<string, CoverLook>
