/** The part of React's own account of a tree that this needs: React says nothing of it in public. */
interface Root {
  /** A rendering that is to begin or to go on. */
  readonly callbackNode: unknown
  /** A rendering that is ready: what has just shown a fallback shows it for 0.3 s. */
  readonly timeoutHandle: number
  /** A rendering that waits for its styles. */
  readonly cancelPendingCommit: unknown
}

const NO_TIMEOUT = -1

const rootOf = (container: Element): Root[] => {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  if (key === undefined) return []
  const { stateNode } = Reflect.get(container, key) as { readonly stateNode: Root }
  return [stateNode]
}

const isBusy = ({ callbackNode, timeoutHandle, cancelPendingCommit }: Root) =>
  callbackNode !== null || timeoutHandle !== NO_TIMEOUT || cancelPendingCommit !== null

/** Whether React has yet to show something of what it knows already. Storybook gives each story an element of the body. */
export const isReactAtWork = (): boolean => [...document.body.children].flatMap(rootOf).some(isBusy)
