import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTaps } from './use-taps.ts'
import { bounds, type Grasp, grasped, type Point, pinch, type Size, type View, WHOLE } from './zoom.ts'

/** Times larger by the button or a double tap, and by one press of «+». */
const [LEAP, STEP] = [2, 1.5]
/** CSS pixels that one press of an arrow moves by. */
const ARROW = 80
const CENTRE: Point = { x: 0, y: 0 }

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
}

const keys: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, _: 1 / STEP, '0': 0 }

/** A wheel tells pixels or, in Firefox, lines; two fingers on a pad come as a wheel with Control, in smaller steps. */
const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent) =>
  Math.exp(-deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1) * (ctrlKey ? 0.01 : 0.002))

interface Zoomed {
  picture: Size
  /** Which of the pictures it is: another one is seen whole again. */
  index: number
  /** Kept true while a picture is larger than whole: what turns pictures then leaves pointers to it. */
  isZoomed: RefObject<boolean>
}

/** A picture that double taps, two fingers, a wheel, keys and a button make larger, and that is then moved about. */
export function useZoom({ picture, index, isZoomed }: Zoomed) {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(WHOLE)
  /** Events come faster than they are drawn. */
  const latest = useRef(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const [isHeld, setHeld] = useState(false)

  const show = (next: View) => {
    latest.current = next
    isZoomed.current = next.scale > 1
    setView(next)
  }
  const scene = () => {
    const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {}
    return { picture, stage: { width: clientWidth, height: clientHeight } }
  }
  const grasp = (change: Grasp) => show(grasped(latest.current, change, scene()))
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const toggle = (about: Point = CENTRE) => (isZoomed.current ? show(WHOLE) : grasp({ factor: LEAP, from: about }))
  const taps = useTaps(toggle)

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    grasp({ factor: wheelFactor(event), from: pointOf(event) })
  })
  const onResize = useEffectEvent(() => show(bounds(latest.current, scene())))
  useEffect(() => {
    // React listens to the wheel without a right to stop the browser's own zoom.
    const wheel = (event: WheelEvent) => onWheel(event)
    const resize = () => onResize()
    const element = stage.current
    element?.addEventListener('wheel', wheel, { passive: false })
    window.addEventListener('resize', resize)
    return () => {
      element?.removeEventListener('wheel', wheel)
      window.removeEventListener('resize', resize)
    }
  }, [])
  const onTurn = useEffectEvent(() => show(WHOLE))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is the reason
  useLayoutEffect(() => onTurn(), [index])

  const release = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    setHeld(fingers.current.size > 0)
  }

  return {
    view,
    /** A pointer is down: the picture follows it at once. */
    isHeld,
    toggle: () => toggle(),
    /** Whether the key was for the picture. Arrows are while it is larger than whole. */
    press({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
      if (ctrlKey || metaKey || altKey) return false
      const factor = keys[key]
      const arrow = isZoomed.current ? arrows[key] : undefined
      if (factor !== undefined) grasp({ factor, from: CENTRE })
      else if (arrow) grasp({ factor: 1, from: CENTRE, to: arrow })
      return factor !== undefined || arrow !== undefined
    },
    /** Of the element that the picture stands in. */
    stage: {
      ref: stage,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        fingers.current.set(event.pointerId, pointOf(event))
        // A finger is held to where it went down anyway.
        if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
        taps.down(pointOf(event), fingers.current.size)
        setHeld(true)
      },
      onPointerMove(event: PointerEvent) {
        const was = fingers.current.get(event.pointerId)
        if (!was) return
        const now = pointOf(event)
        fingers.current.set(event.pointerId, now)
        const rests = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        grasp(rests ? pinch(was, now, rests) : { factor: 1, from: was, to: now })
      },
      onPointerUp(event: PointerEvent) {
        if (!fingers.current.has(event.pointerId)) return
        release(event)
        taps.up({ ...pointOf(event), at: event.timeStamp })
      },
      onPointerCancel: release,
    },
  }
}
