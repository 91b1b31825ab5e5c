import { type ComponentType, Suspense, use } from 'react'

/**
 * A part of the page that is read, not used: its HTML comes from the server, its code only after everything else. A part whose
 * code does not come stays as it was sent. The server calls `preload` before it renders, and sends the styles of what the app's
 * `sent-with-the-page.json` names.
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

  function Loaded(props: Props) {
    if (!Part) use(preload())
    return Part && <Part {...props} />
  }

  function LaterPart(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  return Object.assign(LaterPart, { preload })
}
