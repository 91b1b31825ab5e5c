import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { ErrorState } from '../index.ts'

/** What stands in for a part that is not there yet. */
export interface LazyPartWaiting {
  /** In the shape of the part, so that nothing moves when it comes. */
  fallback: ReactNode
  /** Said when it could not be loaded: «Карта не загрузилась». */
  failed: string
}

class Boundary extends Component<{ children: ReactNode; onFail: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? this.props.onFail : this.props.children)
}

const never = () => () => {}
/** False on the server and while its answer is taken over. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A component that is loaded when it is first shown in a browser. Where that fails, it says so in its own place and tries
 * again when asked.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () => lazy(async () => ({ default: await load() }))
  let Part = begin()

  return function LazyPart({ fallback, failed, ...props }: Props & LazyPartWaiting) {
    const [attempt, setAttempt] = useState(0)
    const again = () => {
      Part = begin()
      setAttempt(attempt + 1)
    }
    if (!useIsInBrowser()) return fallback
    return (
      <Boundary key={attempt} onFail={<ErrorState title={failed} onRetry={again} />}>
        <Suspense fallback={fallback}>
          {/* What is left after taking two out is the part's own, which TypeScript does not see. */}
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </Boundary>
    )
  }
}
