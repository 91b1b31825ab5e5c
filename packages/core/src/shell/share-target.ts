import { paths } from '../routes/index.ts'

/** Where a device posts what somebody shares with the installed site. */
export const SHARE_TARGET_PATH = '/share-target'

/** Names of the fields of that form. */
export const SHARE_FIELDS = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const

/** Whatever is shared, an address takes so much of it. */
const LONGEST = 300

/** The wizard with the words that came with what was shared; the same words twice are said once. */
export const sharedTaskPath = (words: readonly unknown[]): string => {
  const said = words.filter((word): word is string => typeof word === 'string').map((word) => word.trim())
  const title = [...new Set(said)].filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, LONGEST)
  return paths.taskCreate(title ? { title } : {})
}
