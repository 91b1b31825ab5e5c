import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ru } from './ru.ts'
import { useDrag } from './use-drag.ts'

export interface Order {
  /** Said to those who listen. */
  readonly said: string
  readonly moveBy: (index: number, by: -1 | 1) => void
  /** What a row needs to be dragged and to be dragged onto. */
  readonly rowProps: (index: number) => object
}

/** Moves things within their list, by buttons and by dragging; the focus goes with the thing. */
export function useOrder(
  rows: readonly { readonly key: number; readonly name: string }[],
  list: RefObject<HTMLElement | null>,
  onMove: ((key: number, to: number) => void) | undefined,
): Order {
  const [said, setSaid] = useState('')
  const pressed = useRef<{ readonly key: number; readonly index: number; readonly by: -1 | 1 }>(null)

  // React puts the row into its new place, which takes the focus from the button that was pressed.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { key, index, by } = pressed.current
    // Whoever keeps the order may tell of it a moment later.
    if (rows[index]?.key !== key) return
    pressed.current = null
    const buttons =
      list.current?.children[index]
        ?.querySelector('[data-moves]')
        ?.querySelectorAll<HTMLButtonElement>('[data-by]:enabled') ?? []
    const own = [...buttons].find((button) => button.dataset.by === String(by)) ?? buttons[0]
    own?.focus()
  })

  const move = (index: number, to: number) => {
    const row = rows[index]
    if (!row || !onMove || to === index || to < 0 || to >= rows.length) return
    onMove(row.key, to)
    setSaid(ru.moved(row.name, to + 1, rows.length))
  }
  const { dragging, dragProps } = useDrag(list, move)
  return {
    said,
    moveBy(index, by) {
      const row = rows[index]
      if (!row) return
      // Pressed again before its last move is seen: it goes on from where that has put it.
      const to = (pressed.current?.key === row.key ? pressed.current.index : index) + by
      if (to < 0 || to >= rows.length) return
      pressed.current = { key: row.key, index: to, by }
      move(index, to)
    },
    rowProps(index) {
      if (!onMove || rows.length < 2) return {}
      const isAimedAt = dragging !== null && dragging.over === index && dragging.from !== index
      return {
        ...dragProps(index),
        'data-movable': '',
        'data-dragged': dragging?.from === index ? '' : undefined,
        'data-drop': isAimedAt ? (dragging.from > index ? 'before' : 'after') : undefined,
      }
    },
  }
}
