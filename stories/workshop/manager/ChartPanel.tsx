import { useEffect, useRef, useState } from 'react'
import { STORY_PREPARED, STORY_RENDERED } from 'storybook/internal/core-events'
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { chartNews, type SentEvent, type StoryNews } from '../chart-news.ts'
import { Action } from './Action.tsx'
import { ChartStage } from './ChartStage.tsx'
import { ChartView } from './ChartView.tsx'
import { EventEditor } from './EventEditor.tsx'
import { EventLog } from './EventLog.tsx'
import { hear, type MachineStatus, newsOf, shownMachine } from './panel-news.ts'
import { samplePayload } from './payload.ts'
import { TestCopy, useTestCopy } from './TestCopy.tsx'
import { TroubleBar } from './TroubleBar.tsx'
import { useFullScreen } from './use-full-screen.ts'

const Panel = styled.div(({ theme }) => ({
  height: '100%',
  minHeight: 160,
  display: 'flex',
  flexDirection: 'column',
  // Not even a script may scroll it: the bar would be out of sight.
  overflow: 'clip',
  background: theme.background.app,
  color: theme.color.defaultText,
}))

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  fontSize: 13,
  '& select': { font: 'inherit', padding: '3px 8px', maxWidth: 320 },
  '& span': { flex: '1 1 200px', lineHeight: 1.4 },
}))

const Body = styled.div({ flex: 1, minHeight: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' })

const Note = styled.p({ padding: 16, margin: 0, fontSize: 13, lineHeight: 1.5, maxWidth: 640 })

const STATUS: Readonly<Record<MachineStatus, string>> = {
  running: 'Машина работает: событие в схеме можно послать.',
  ended: 'Машина закончила работу. Событий она не слышит, но каждое состояние ведёт к своей истории.',
  broken: 'Машина сломалась. «Заново» начнёт историю сначала.',
  frozen: 'История застыла в этом состоянии. Событий ей не посылают, но каждое состояние ведёт к своей истории.',
}

/** The panel «Схема состояний»: the statechart of the machine on the stage, its state lit, its events to press. */
export function ChartPanel() {
  const api = useStorybookApi()
  const { storyId } = useStorybookState()
  const [known, setKnown] = useState<StoryNews | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [isLogOpen, setLogOpen] = useState(true)
  const panel = useRef<HTMLDivElement>(null)
  const [isFullScreen, toggleFullScreen] = useFullScreen(panel)
  const ask = () => emit(chartNews.asked)
  const emit = useChannel({
    [chartNews.told]: (told: StoryNews) => setKnown((before) => hear(before, told)),
    // A page that has been loaded anew knows of no panel until it is asked.
    [STORY_PREPARED]: ask,
    [STORY_RENDERED]: ask,
  })
  const copy = useTestCopy(emit)
  useEffect(() => emit(chartNews.asked), [emit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story begins with its own machine.
  useEffect(() => {
    setChosen(null)
    setEdited(null)
  }, [storyId])

  const news = newsOf(known, storyId)
  if (!news) return <Note>Ждём, что расскажет история.</Note>
  const shown = shownMachine(news, chosen)
  const { log, trouble, isReplaying, charts } = news
  const goBack = (index: number) => emit(chartNews.goBack, index)
  const restart = () => {
    setEdited(null)
    goBack(-1)
  }
  const troubleBar = trouble && <TroubleBar trouble={trouble} onRestart={restart} />
  if (!shown) {
    return (
      <>
        {troubleBar}
        <Note>За этой историей не стоит машина состояний: она показывает то, что ей передали.</Note>
      </>
    )
  }

  const { staged, status, lit } = shown
  const { id } = staged.chart
  const isEditing = edited !== null && status === 'running'
  const send = (type: string, data: object) =>
    emit(chartNews.send, { id, event: Object.assign({ type }, data, { type }) } satisfies SentEvent)
  const press = (type: string) => {
    if (samplePayload(staged, log, type) === null) {
      setEdited(null)
      send(type, {})
    } else setEdited(type)
  }
  return (
    <Panel ref={panel}>
      <Bar>
        <label>
          Машина:{' '}
          <select value={id} onChange={(event) => setChosen(event.target.value)}>
            {charts.map(({ chart, title }) => (
              <option key={chart.id} value={chart.id}>
                {title} ({chart.id})
              </option>
            ))}
          </select>
        </label>
        <span>{STATUS[status]}</span>
        <Action type="button" title="Начать историю сначала" disabled={isReplaying} onClick={restart}>
          Заново
        </Action>
        <Action type="button" aria-pressed={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          Журнал: {log.length}
        </Action>
      </Bar>
      {troubleBar}
      <TestCopy copy={copy} />
      <Body
        style={{
          gridTemplateColumns: isLogOpen || isEditing ? 'minmax(0, 1fr) clamp(220px, 28%, 380px)' : 'minmax(0, 1fr)',
        }}
      >
        <ChartStage isFullScreen={isFullScreen} onFullScreen={toggleFullScreen}>
          {(scale) => (
            <ChartView
              staged={staged}
              lit={lit}
              scale={scale}
              onSend={status === 'running' && !isReplaying ? press : null}
              onOpen={(story) => api.selectStory(story)}
            />
          )}
        </ChartStage>
        {isEditing && (
          <EventEditor
            key={`${id} ${edited}`}
            type={edited}
            sample={samplePayload(staged, log, edited) ?? '{}'}
            onSend={(data) => send(edited, data)}
            onClose={() => setEdited(null)}
          />
        )}
        {isLogOpen && !isEditing && (
          <EventLog log={log} isBusy={isReplaying} onGoBack={goBack} onCopyTest={() => copy.ask(id)} />
        )}
      </Body>
    </Panel>
  )
}
