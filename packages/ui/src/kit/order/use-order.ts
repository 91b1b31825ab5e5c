import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ru } from './ru.ts'

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
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
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
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    said,
    moveBy(index, by) {
      const row = rows[index]
      if (row) pressed.current = { key: row.key, index: index + by, by }
      move(index, index + by)
    },
    rowProps(index) {
      if (!onMove || rows.length < 2) return {}
      const way = dragged !== null && dragged > index ? 'before' : 'after'
      return {
        draggable: true,
        'data-dragged': dragged === index || undefined,
        'data-drop': over === index && dragged !== null && dragged !== index ? way : undefined,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move'
          // Without data Firefox starts no drag.
          event.dataTransfer.setData('text/plain', rows[index]?.name ?? '')
          setDragged(index)
        },
        onDragOver: (event: DragEvent) => {
          if (dragged === null) return
          event.preventDefault()
          setOver(index)
        },
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          if (dragged !== null) move(dragged, index)
          end()
        },
        onDragEnd: end,
      }
    },
  }
}
