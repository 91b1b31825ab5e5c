import { useEffect, useRef, useState } from 'react'
import { styled } from 'storybook/theming'
import type { ChartState, ChartTransition } from '../chart.ts'
import type { StagedChart } from '../chart-news.ts'

const Root = styled.div({ position: 'relative', padding: 16, minWidth: 'max-content' })

const Box = styled.section<{ isLit: boolean; isOuter: boolean }>(({ theme, isLit, isOuter }) => ({
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  padding: 10,
  border: `${isLit ? 2 : 1}px solid ${isLit ? theme.color.secondary : theme.appBorderColor}`,
  borderRadius: 10,
  background: isLit && !isOuter ? theme.background.hoverable : theme.background.content,
  boxShadow: isLit && !isOuter ? `0 0 0 3px ${theme.background.hoverable}` : 'none',
}))

const Inner = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 40px',
  alignItems: 'flex-start',
  maxWidth: 1100,
})

const Head = styled.header({ display: 'flex', gap: 8, alignItems: 'baseline', fontWeight: 600, fontSize: 13 })

const Quiet = styled.span(({ theme }) => ({ color: theme.textMutedColor, fontWeight: 400, fontSize: 12 }))

const StoryLink = styled.a(({ theme }) => ({ color: theme.color.secondary, fontSize: 13 }))

const Row = styled.div({ display: 'flex', justifySelf: 'start', gap: 6, alignItems: 'baseline', fontSize: 12 })

const EventButton = styled.button(({ theme }) => ({
  padding: '1px 8px',
  border: `1px solid ${theme.color.secondary}`,
  borderRadius: 99,
  background: theme.background.content,
  color: theme.color.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { borderColor: theme.appBorderColor, color: theme.textMutedColor, cursor: 'default' },
}))

const Arrows = styled.svg(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  color: theme.color.secondary,
}))

export interface ChartViewProps {
  readonly staged: StagedChart
  /** Paths of the states the machine is in, outer ones too. */
  readonly lit: readonly string[]
  /** Sends the event to the running machine; `null` when the story stands still. */
  readonly onSend: ((event: string) => void) | null
  /** Opens a story. */
  readonly onOpen: (id: string) => void
  /** How large it is drawn by whoever stands around it: places on the screen are this much of the chart's own. */
  readonly scale: number
}

const names: Readonly<Record<ChartState['kind'], string>> = {
  atomic: '',
  compound: '',
  parallel: 'всё сразу',
  final: 'конец',
  history: 'память',
}

/** A curve from a transition to the state it leads to. */
const curve = (root: DOMRect, from: DOMRect, to: DOMRect, scale: number): string => {
  const [x1, y1] = [(from.right - root.left) / scale, (from.top + from.height / 2 - root.top) / scale]
  const isRight = to.left > from.right
  const [x2, y2] = [((isRight ? to.left : to.right) - root.left) / scale, (to.top - root.top) / scale + 16]
  const bend = Math.max(24, Math.abs(x2 - x1) / 2)
  return `M ${x1} ${y1} C ${x1 + bend} ${y1}, ${x2 + (isRight ? -bend : bend)} ${y2}, ${x2} ${y2}`
}

/** Curves out of the lit states. */
const arrowsIn = (root: HTMLElement, scale: number): readonly string[] => {
  const frame = root.getBoundingClientRect()
  return [...root.querySelectorAll<HTMLElement>('[data-lit-targets]')].flatMap((row) =>
    (row.dataset.litTargets ?? '').split(' ').flatMap((target) => {
      const box = root.querySelector(`[data-state="${target}"]`)
      if (!box || box.contains(row)) return []
      return [curve(frame, row.getBoundingClientRect(), box.getBoundingClientRect(), scale)]
    }),
  )
}

/** Left around a state that is brought into sight. */
const MARGIN = 16

/** Brings the innermost lit state into sight: a large chart opens at its first states. */
const showLit = (root: HTMLElement, lit: readonly string[]): void => {
  const inner = lit.find((path) => !lit.some((other) => other.startsWith(`${path}.`)))
  const box = root.querySelector(`[data-state="${inner}"]`)?.getBoundingClientRect()
  const window = root.closest('[data-chart-window]')
  if (!box || !window) return
  const room = window.getBoundingClientRect()
  // As little as will do, and the beginning of a box that is larger than its window.
  const way = (start: number, end: number, from: number, to: number) =>
    start < from ? start - from - MARGIN : Math.max(0, Math.min(end - to + MARGIN, start - from - MARGIN))
  window.scrollBy(way(box.left, box.right, room.left, room.right), way(box.top, box.bottom, room.top, room.bottom))
}

/** The statechart: boxes in boxes, the current state lit, with arrows out of it. */
export function ChartView({ staged: { chart, stories }, lit, onSend, onOpen, scale }: ChartViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const [arrows, setArrows] = useState<readonly string[]>([])
  const litNow = lit.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when another state is lit.
  useEffect(() => {
    const here = root.current
    if (!here) return
    const measure = () => setArrows(arrowsIn(here, scale))
    measure()
    // The panel may open later, or be dragged wider. It is no place to scroll in until it has a size.
    let isShown = false
    const observer = new ResizeObserver(() => {
      measure()
      if (!isShown && here.clientHeight > 0) {
        isShown = true
        showLit(here, litNow.split(' '))
      }
    })
    observer.observe(here)
    return () => observer.disconnect()
  }, [chart, litNow, scale])

  const transition = (state: ChartState, one: ChartTransition, index: number) => {
    const isLit = state.path === '' || lit.includes(state.path)
    return (
      <Row
        key={`${one.event}-${index}`}
        data-lit-targets={isLit && one.targets.length > 0 ? one.targets.join(' ') : undefined}
      >
        {one.isSendable ? (
          <EventButton type="button" disabled={!isLit || !onSend} onClick={() => onSend?.(one.event)}>
            {one.label}
          </EventButton>
        ) : (
          <Quiet>{one.label}</Quiet>
        )}
        <Quiet>
          {one.guard !== null && `[${one.guard}] `}
          {one.targets.length > 0
            ? `→ ${one.targets.map((target) => target.split('.').at(-1)).join(', ')}`
            : '→ остаётся'}
        </Quiet>
      </Row>
    )
  }

  const box = (state: ChartState) => {
    const [story, ...others] = stories[state.path] ?? []
    return (
      <Box key={state.path} isLit={lit.includes(state.path)} isOuter={state.states.length > 0} data-state={state.path}>
        <Head>
          {state.isInitial && <Quiet title="С этого состояния начинают">●</Quiet>}
          {story ? (
            <StoryLink
              href={`?path=/story/${story.id}`}
              title={story.name}
              onClick={(event) => {
                event.preventDefault()
                onOpen(story.id)
              }}
            >
              {state.name}
            </StoryLink>
          ) : (
            state.name || chart.id
          )}
          {names[state.kind] && <Quiet>{names[state.kind]}</Quiet>}
          {others.length > 0 && (
            <Quiet title={others.map(({ name }) => name).join(', ')}>историй: {others.length + 1}</Quiet>
          )}
          {lit.includes(state.path) && <Quiet>сейчас</Quiet>}
        </Head>
        {state.invokes.length > 0 && <Quiet>идёт: {state.invokes.join(', ')}</Quiet>}
        {state.transitions.map((one, index) => transition(state, one, index))}
        {state.states.length > 0 && <Inner>{state.states.map(box)}</Inner>}
      </Box>
    )
  }

  return (
    <Root ref={root}>
      {box(chart.root)}
      <Arrows aria-hidden="true">
        <defs>
          <marker id="artel-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M 0 0 L 8 4 L 0 8 z" fill="currentColor" />
          </marker>
        </defs>
        {arrows.map((path) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            opacity="0.7"
            markerEnd="url(#artel-arrow)"
          />
        ))}
      </Arrows>
    </Root>
  )
}
