/** Where the page stands after a navigation. */
export type ScrollDecision =
  | { readonly type: 'top' }
  /** Wherever it stood: the position that was saved for the page one comes from. */
  | { readonly type: 'keep' }
  /** At the element with this id. */
  | { readonly type: 'target'; readonly id: string }

/** A place within the product. */
export interface Place {
  /** Path without query. */
  readonly path: string
  /** With or without its sign; empty for none. */
  readonly hash: string
}

/** Pages that are parts of one screen with a frame around them: the personal area, and an executor with their tabs. */
const isFramed = (path: string) => /^\/(personal-area|executor)(\/|$)/.test(path)

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Where to stand after going from one place to another (product §2.9): at the top, except between personal-area and
 * executor pages, where the saved position is kept; a hash is scrolled to. `from` is `null` on the first page.
 */
export const decideScroll = (from: Pick<Place, 'path'> | null, to: Place): ScrollDecision => {
  const id = to.hash.replace(/^#/, '')
  if (id !== '') return { type: 'target', id: decode(id) }
  return from && isFramed(from.path) && isFramed(to.path) ? { type: 'keep' } : { type: 'top' }
}
