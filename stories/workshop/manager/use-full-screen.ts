import { type RefObject, useEffect, useState } from 'react'

/** Whether an element fills the screen, and the way there and back; «Esc» leads back by the browser itself. */
export const useFullScreen = (element: RefObject<HTMLElement | null>): readonly [boolean, () => void] => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [element])
  return [
    isFull,
    () => void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => setFull(false)),
  ]
}
