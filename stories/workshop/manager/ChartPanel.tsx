import { useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { useChannel, useStorybookApi } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { activeStates, type Chart } from '../chart.ts'
import { chartNews, type LiveMachine, type StagedCharts } from '../chart-news.ts'
import { ChartView } from './ChartView.tsx'

const Bar = styled.div(({ theme }) => ({
  // Stays while the chart scrolls: it says whether the events are worth pressing.
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: theme.background.app,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  fontSize: 13,
  '& input, & select': { font: 'inherit', padding: '3px 8px' },
}))

const Note = styled.p({ padding: 16, margin: 0, fontSize: 13, lineHeight: 1.5, maxWidth: 640 })

const nothing: StagedCharts = { declared: null, charts: [] }

/** Payload typed by hand; `null` when it is not an object of JSON. */
const payloadOf = (text: string): object | null => {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** The panel «Схема состояний»: the statechart of the machine on the stage, its state lit, its events to press. */
export function ChartPanel() {
  const api = useStorybookApi()
  const [staged, setStaged] = useState(nothing)
  const [live, setLive] = useState<Readonly<Record<string, LiveMachine>>>({})
  const [chosen, setChosen] = useState<string | null>(null)
  const [payload, setPayload] = useState('')

  const emit = useChannel({
    [chartNews.staged]: setStaged,
    [chartNews.moved]: (machine: LiveMachine) => setLive((all) => ({ ...all, [machine.id]: machine })),
    [STORY_RENDERED]: () => {
      setLive({})
      setChosen(null)
      emit(chartNews.asked)
    },
  })

  useEffect(() => emit(chartNews.asked), [emit])

  // A machine that has started since is not among the pictures yet.
  const isUnknown = Object.keys(live).some((id) => !staged.charts.some(({ chart }) => chart.id === id))
  useEffect(() => {
    if (isUnknown) emit(chartNews.asked)
  }, [isUnknown, emit])

  const id = chosen ?? staged.declared?.id ?? staged.charts[0]?.chart.id
  const picture = staged.charts.find(({ chart }) => chart.id === id)
  if (!picture) {
    return <Note>За этой историей не стоит машина состояний: она показывает то, что ей передали.</Note>
  }

  const machine = live[picture.chart.id]
  const isDeclared = staged.declared?.id === picture.chart.id
  const frozen = isDeclared ? (staged.declared?.states ?? []) : []
  const lit = machine ? activeStates(machine.value) : frozen.flatMap((path) => parents(path))
  const data = payloadOf(payload)
  const isRunning = machine?.status === 'active'
  const hasEnded = machine ? !isRunning : endsIn(picture.chart, frozen)

  return (
    <div>
      <Bar>
        <label>
          Машина:{' '}
          <select value={picture.chart.id} onChange={(event) => setChosen(event.target.value)}>
            {staged.charts.map(({ chart, title }) => (
              <option key={chart.id} value={chart.id}>
                {title} ({chart.id})
              </option>
            ))}
          </select>
        </label>
        {isRunning ? (
          <label>
            Данные события (JSON):{' '}
            <input
              value={payload}
              placeholder='{ "text": "Казань" }'
              aria-invalid={data === null}
              onChange={(event) => setPayload(event.target.value)}
            />
          </label>
        ) : (
          <span>
            {hasEnded ? 'История застыла: машина закончила работу.' : 'История застыла в этом состоянии.'} События ей не
            посылаются, но каждое состояние ведёт к своей истории.
          </span>
        )}
        {data === null && <strong>Это не JSON</strong>}
      </Bar>
      <ChartView
        staged={picture}
        lit={lit}
        onSend={
          isRunning && data !== null
            ? (type) =>
                emit(chartNews.send, {
                  id: picture.chart.id,
                  event: { ...(payload.trim() === '' ? picture.samples[type] : data), type },
                })
            : null
        }
        onOpen={(story) => api.selectStory(story)}
      />
    </div>
  )
}

/** Whether a machine in these states is at its end: a final state of its own, not of a part of it. */
const endsIn = ({ root }: Chart, states: readonly string[]): boolean =>
  root.states.some(({ kind, path }) => kind === 'final' && states.includes(path))

/** `a.b` → `a`, `a.b`. */
const parents = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'))
