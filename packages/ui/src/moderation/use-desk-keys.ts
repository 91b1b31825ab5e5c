import { type DeskEvent, type DeskViewState, deskRules, type JudgedKind } from '@artel/core/moderation'
import { useEffect, useEffectEvent } from 'react'

const WRITING = 'textarea, select, [contenteditable="true"], input:not([type="radio"]):not([type="checkbox"])'
/** What has a use of its own for Enter. */
const PRESSED = 'button, a[href], summary'

/** By the place of a key, so that it works in any layout of the keyboard. */
const plain: Readonly<Record<string, DeskEvent>> = {
  KeyJ: { type: 'desk.next' },
  ArrowDown: { type: 'desk.next' },
  KeyK: { type: 'desk.previous' },
  ArrowUp: { type: 'desk.previous' },
  KeyA: { type: 'verdict.approve' },
  KeyR: { type: 'verdict.reject' },
}

const has = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null

/** What a key asks of the desk; `null` when it is none of ours. */
const eventOf = (event: KeyboardEvent, kind: JudgedKind, status: DeskViewState['status']): DeskEvent | null => {
  if (event.key === 'Escape' && status === 'deciding') return { type: 'verdict.back' }
  if (has(event, WRITING)) return null
  if (event.key === 'Enter') {
    return status === 'deciding' && !has(event, PRESSED) ? { type: 'verdict.confirm' } : null
  }
  // Arrows choose among radio buttons.
  if (event.key.startsWith('Arrow') && has(event, 'input')) return null
  const rule = deskRules(kind)[Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]) - 1]
  return rule ? { type: 'verdict.rule', rule } : (plain[event.code] ?? null)
}

/** The desk by keyboard: not while one writes, nor while a window lies over the page. `onHelp` is asked for by «?». */
export function useDeskKeys(
  kind: JudgedKind,
  status: DeskViewState['status'],
  send: (event: DeskEvent) => void,
  onHelp: () => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector('[role="dialog"], [role="menu"]')) return
    if (event.key === '?' && !has(event, WRITING)) {
      event.preventDefault()
      onHelp()
      return
    }
    if (event.shiftKey) return
    const asked = eventOf(event, kind, status)
    if (!asked) return
    event.preventDefault()
    send(asked)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
