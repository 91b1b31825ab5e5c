import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Device } from './story-pictures.ts'

/** A pointer on its way over the page wakes nothing. */
const PAUSE = 250

/** Which picture of a card has come alive: the one that the pointer or the focus rests on. */
export const useLiveDevice = () => {
  const [live, setLive] = useState<Device | null>(null)
  const timer = useRef(0)
  const wake = (device: Device | null) => {
    clearTimeout(timer.current)
    if (device === null) setLive(null)
    else timer.current = window.setTimeout(() => setLive(device), PAUSE)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // A finger that touches a card opens it.
  const onEnter = (device: Device) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') wake(device)
  }
  return { live, wake, onEnter }
}
