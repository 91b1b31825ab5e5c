import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const TOOL = '[data-tool]'

const next: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A toolbar takes one place in the order of Tab; arrows, Home and End walk its tools (`data-tool`), round the ends (ARIA
 * practices, "Toolbar").
 */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const current = useRef<Element | null>(null)

  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>(TOOL) ?? [])]
  const mark = (tool: Element | undefined) => {
    current.current = tool ?? null
    for (const each of tools()) each.tabIndex = each === tool ? 0 : -1
  }

  // After every render: tools come and go.
  useLayoutEffect(() => {
    const all = tools()
    mark(all.find((tool) => tool === current.current) ?? all[0])
  })

  return {
    ref,
    onFocus(event: FocusEvent) {
      if (event.target.matches(TOOL)) mark(event.target)
    },
    onKeyDown(event: KeyboardEvent) {
      const all = tools()
      const at = all.indexOf(event.target as HTMLElement)
      const step = next[event.key]
      if (at === -1 || step === undefined) return
      event.preventDefault()
      all[step(at, all.length)]?.focus()
    },
  }
}
