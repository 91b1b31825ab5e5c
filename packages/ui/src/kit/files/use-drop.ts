import { type DragEvent, useState } from 'react'
import { useStrayDrops } from './use-stray-drops.ts'

/** What the element that files are dropped on takes: `data-over` while they hang over it. */
export function useDrop(onDrop: (files: File[]) => void, canDrop = true) {
  const [isOver, setOver] = useState(false)
  useStrayDrops()
  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(over && canDrop)
  }
  return {
    'data-over': isOver || undefined,
    onDragEnter: drag(true),
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: DragEvent) => {
      drag(false)(event)
      if (event.dataTransfer.files.length > 0) onDrop([...event.dataTransfer.files])
    },
  }
}
