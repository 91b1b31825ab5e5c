import { type ComponentType, Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

/** So far from the window a part is as good as seen: its code is there when it is. */
const NEAR = '300px'

const never = () => () => {}
const no = () => false
const yes = () => true

/** Whether the component was in the HTML of the page; also true on the server. */
const useWasSent = (): boolean => {
  const isTakenOver = useSyncExternalStore(never, no, yes)
  const [wasSent] = useState(isTakenOver)
  return wasSent
}

/** Calls back when the element comes near the window. Who reaches it by the keyboard brings it there. */
const whenNear = (element: Element, call: () => void): (() => void) => {
  const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && call(), { rootMargin: NEAR })
  watch.observe(element)
  return () => watch.disconnect()
}

/**
 * A part of the page that is read, not used: its HTML comes from the server, its code when somebody comes near it. A part whose
 * code does not come stays as it was sent, and its links lead where they lead. The server calls `preload` before it renders,
 * and sends the styles of what the app's `sent-with-the-page.json` names. No context above it may change while it waits: React
 * would have to wait with the change, or throw away what was sent.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (loaded) => {
        Part = loaded
      },
      () => new Promise(() => {}),
    )
    return loading
  }
  let ask = () => {}
  const wanted = new Promise<void>((resolve) => {
    ask = () => resolve(preload())
  })

  function Loaded({ wasSent, props }: { wasSent: boolean; props: Props }) {
    if (!Part) use(wasSent ? wanted : preload())
    return Part && <Part {...props} />
  }

  function LaterPart(props: Props) {
    const wasSent = useWasSent()
    const place = useRef<HTMLTemplateElement>(null)
    useEffect(() => {
      const sent = place.current?.nextElementSibling
      if (wasSent && !Part && sent) return whenNear(sent, ask)
    }, [wasSent])
    // The same element in every rendering: React leaves what the server sent alone until the code is here.
    const content = useMemo(
      () => (
        <Suspense>
          <Loaded wasSent={wasSent} props={props} />
        </Suspense>
      ),
      [wasSent, props],
    )
    return (
      <>
        {/* Shows nothing: what follows it is the part, of which React knows no element before its code is here. */}
        <template ref={place} />
        {content}
      </>
    )
  }
  return Object.assign(LaterPart, { preload })
}
