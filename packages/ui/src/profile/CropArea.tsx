import { CROP_ZOOM, cropSquare, movedCrop, type PictureSize, type SquareCrop, withinPicture } from '@artel/core/images'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Slider } from '../kit/slider/index.ts'
import css from './CropArea.module.css'
import { faceRu as ru } from './ru.ts'

export interface CropAreaProps {
  /** Address of the picture. */
  src: string
  size: PictureSize
  value: SquareCrop
  onChange: (crop: SquareCrop) => void
}

/** Share of the square that one press of an arrow moves by. */
const STEP = 0.05
const ZOOM_STEP = 0.1
const [LEAST, MOST] = CROP_ZOOM

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Which square of a picture is seen: moved and zoomed by pointer, wheel and keyboard. */
export function CropArea({ src, size, value, onChange }: CropAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const zoomBy = (change: number) =>
    onChange(withinPicture(size, { ...value, zoom: Math.round((value.zoom + change) * 10) / 10 }))
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    // React listens to the wheel without a right to stop the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      latest.current(event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)
    }
    const element = area.current
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])
  const drag = (event: PointerEvent) => {
    const side = area.current?.clientWidth
    if (!held.current || !side) return
    const { x, y } = held.current
    held.current = { x: event.clientX, y: event.clientY }
    onChange(movedCrop(size, value, (event.clientX - x) / side, (event.clientY - y) / side))
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    const zoom = event.key === '+' || event.key === '=' ? ZOOM_STEP : event.key === '-' ? -ZOOM_STEP : 0
    if (!arrow && zoom === 0) return
    event.preventDefault()
    if (arrow) onChange(movedCrop(size, value, ...arrow))
    else zoomBy(zoom)
  }
  const { left, top, side } = cropSquare(size, value)
  return (
    <div className={css.crop}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take focus, and there is no element for a plane. */}
      <div
        ref={area}
        role="group"
        aria-label={ru.area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move what is in it.
        tabIndex={0}
        className={css.area}
        onKeyDown={press}
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null
        }}
        onPointerCancel={() => {
          held.current = null
        }}
      >
        {/* The window of the drawing is the square, so that no style has to be computed. */}
        <svg className={css.picture} viewBox={`${left} ${top} ${side} ${side}`} aria-hidden="true">
          <image href={src} width={size.width} height={size.height} />
        </svg>
        <span className={css.round} />
      </div>
      <p className={css.hint}>{ru.cropText}</p>
      <Slider
        label={ru.zoom}
        min={LEAST}
        max={MOST}
        step={ZOOM_STEP}
        format={ru.zoomOf}
        value={value.zoom}
        onChange={(zoom) => onChange(withinPicture(size, { ...value, zoom }))}
      />
    </div>
  )
}
