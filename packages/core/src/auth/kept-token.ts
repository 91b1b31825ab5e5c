import type { RefreshTokenStore } from '../ports/index.ts'

/** The refresh token of a client that keeps it itself. Readings and writings follow each other in the order of the calls. */
export interface KeptToken {
  /** The newest one, which another process may have written; `null` when nobody is signed in. Rejects as the store does. */
  read(): Promise<string | null>
  /** Never rejects: a token that the store does not take is known until the process ends, and written with the next one. */
  write(token: string | null): Promise<void>
}

/** Keeps the token in `store`. */
export const createKeptToken = (store: RefreshTokenStore): KeptToken => {
  let last: Promise<unknown> = Promise.resolve()
  let unsaved: { readonly token: string | null } | null = null
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }
  return {
    read: () => inTurn(async () => (unsaved ? unsaved.token : store.load())),
    write: (token) =>
      inTurn(async () => {
        unsaved = { token }
        await store.save(token)
        unsaved = null
      }).catch(() => {}),
  }
}

/** A store that forgets with the process. */
export const memoryRefreshToken = (): RefreshTokenStore => {
  let kept: string | null = null
  return {
    load: async () => kept,
    save: async (token) => {
      kept = token
    },
  }
}
