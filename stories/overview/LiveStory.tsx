import { useEffect, useRef, useState } from 'react'
import css from './StoryPicture.module.css'
import { storyFrame } from './story-address.ts'
import { type Device, devices } from './story-pictures.ts'

/** Storybook says so on the body of a story's page once the story is drawn, or has failed. */
const isShown = (frame: HTMLIFrameElement | null) =>
  /sb-show-(main|errordisplay)/.test(frame?.contentDocument?.body.className ?? '')

/** A story over its picture, as small as the picture; seen when it is drawn, and only looked at. */
export function LiveStory({ id, device, theme }: { id: string; device: Device; theme: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0)
  const [isReady, setReady] = useState(false)
  const { width, height } = devices[device]

  useEffect(() => {
    setScale((frame.current?.parentElement?.clientWidth ?? 0) / width)
    const timer = setInterval(() => {
      if (!isShown(frame.current)) return
      clearInterval(timer)
      setReady(true)
    }, 100)
    return () => clearInterval(timer)
  }, [width])

  return (
    <>
      <iframe
        ref={frame}
        title={id}
        src={storyFrame(id, { theme })}
        tabIndex={-1}
        className={css.live}
        data-ready={isReady}
        style={{ inlineSize: width, blockSize: height, scale }}
      />
      <span className={css.news}>{isReady ? 'Живая' : 'Оживает…'}</span>
    </>
  )
}
