import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'storybook/theming'
import { Action } from './Action.tsx'
import { fittingScale, nextScale, zoomKey } from './zoom.ts'

const Frame = styled.div({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', position: 'relative', minWidth: 0 })

const Window = styled.section(({ theme }) => ({
  overflow: 'auto',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}))

const Tools = styled.div(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 24,
  display: 'flex',
  gap: 4,
  padding: 4,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 8,
  background: theme.background.content,
}))

export interface ChartStageProps {
  readonly children: (scale: number) => ReactNode
  /** Puts the panel on the full screen, or back. */
  readonly onFullScreen: () => void
  readonly isFullScreen: boolean
}

/** A window onto the chart: larger, smaller, all of it, over the full screen. */
export function ChartStage({ children, onFullScreen, isFullScreen }: ChartStageProps) {
  const [scale, setScale] = useState(1)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const room = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chart = content.current
    if (!chart) return
    const observer = new ResizeObserver(() => setSize({ width: chart.offsetWidth, height: chart.offsetHeight }))
    observer.observe(chart)
    return () => observer.disconnect()
  }, [])

  const fit = () => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = room.current ?? {}
    setScale(fittingScale(size, { width, height }))
  }
  const acts = {
    in: () => setScale((now) => nextScale(now, 1)),
    out: () => setScale((now) => nextScale(now, -1)),
    whole: () => setScale(1),
    fit,
  }
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? null : zoomKey(event.key)
    if (!act) return
    // Storybook has shortcuts of its own.
    event.stopPropagation()
    event.preventDefault()
    acts[act]()
  }

  return (
    <Frame onKeyDown={press}>
      <Window
        ref={room}
        data-chart-window
        tabIndex={0}
        aria-label="Схема. Клавиши: плюс и минус — масштаб, 0 — целиком, 1 — как есть"
      >
        <div style={{ width: size.width * scale || undefined, height: size.height * scale || undefined }}>
          <div ref={content} style={{ width: 'max-content', transform: `scale(${scale})`, transformOrigin: '0 0' }}>
            {children(scale)}
          </div>
        </div>
      </Window>
      <Tools role="toolbar" aria-label="Масштаб схемы">
        <Action type="button" aria-label="Мельче" title="Мельче (−)" onClick={acts.out}>
          −
        </Action>
        <Action
          type="button"
          title="Как есть (1)"
          aria-label={`Масштаб ${Math.round(scale * 100)} %, вернуть 100 %`}
          onClick={acts.whole}
        >
          {Math.round(scale * 100)} %
        </Action>
        <Action type="button" aria-label="Крупнее" title="Крупнее (+)" onClick={acts.in}>
          +
        </Action>
        <Action type="button" title="Показать схему целиком (0)" onClick={acts.fit}>
          Целиком
        </Action>
        <Action type="button" aria-pressed={isFullScreen} onClick={onFullScreen}>
          {isFullScreen ? 'Свернуть' : 'Во весь экран'}
        </Action>
      </Tools>
    </Frame>
  )
}
