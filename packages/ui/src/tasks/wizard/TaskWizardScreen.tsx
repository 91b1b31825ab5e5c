import { categoryQueries, indexCategories } from '@artel/core/categories'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import {
  type QuizAsk,
  readQuizAsk,
  selectWizard,
  type TaskAsk,
  type WizardEvent,
  type WizardStep,
} from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { ConfirmEmailHint } from '../../auth/index.ts'
import { AskCategory } from '../../categories/request/index.ts'
import { useIsLive } from '../../forms/index.ts'
import { usePageTime } from '../../kit/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { LateFiles } from './LateFiles.tsx'
import { MatchingExecutors } from './MatchingExecutors.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { TaskWizardView } from './TaskWizardView.tsx'
import { useSignInToSend } from './use-sign-in-to-send.ts'
import { useAttempts, useTaskOutcome, useTaskWizard } from './use-task-wizard.ts'
import { useWizardHistory } from './use-wizard-history.ts'
import { WizardForbidden } from './WizardForbidden.tsx'

/** Steps at which it is known what has to be done, and where. */
const COUNTED: ReadonlySet<WizardStep> = new Set(['where', 'when', 'budget', 'contacts', 'review'])

function Wizard({ isLive, ask, path }: { isLive: boolean; ask: QuizAsk; path: string }) {
  const { api, report } = useServices()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).tree())
  const categories = useMemo(() => indexCategories(tree), [tree])
  const actor = useTaskWizard(categories, { isLive, ask })
  const view = useSelector(actor, selectWizard)
  const attempt = useAttempts(actor)
  useWizardHistory(actor, view, { isLive, path })
  useSignInToSend(actor, view.status)
  useTaskOutcome(actor)
  return (
    <TaskWizardView
      notice={<ConfirmEmailHint />}
      view={view}
      attempt={attempt}
      categories={categories}
      isInert={!isLive}
      place={
        view.status === 'editing' && (
          <PlaceFields
            view={view}
            onChange={(name, value) => actor.send({ type: 'field.change', name, value } as WizardEvent)}
          />
        )
      }
      missing={
        isLive && <AskCategory onChoose={(id) => actor.send({ type: 'field.change', name: 'categoryId', value: id })} />
      }
      files={isLive && <LateFiles wizard={actor} view={view} />}
      matching={isLive && view.status === 'editing' && COUNTED.has(view.step) && <MatchingExecutors {...view.values} />}
      send={(event) => actor.send(event)}
    />
  )
}

export interface TaskWizardScreenProps {
  /** What the visitor comes with, by the address; the steps of the wizard say nothing of it any more. */
  ask?: TaskAsk | QuizAsk
  /** Of the page. */
  path?: string
}

const NO_ASK = readQuizAsk({})

/** The last task that was asked for here: the address of a later step has none, a link of the page may ask for another. */
function useLastAsk(ask: QuizAsk): QuizAsk {
  const [last, setLast] = useState(ask)
  const [now, before, none] = [ask, last, NO_ASK].map((one) => JSON.stringify(one))
  if (now === before || now === none) return last
  setLast(ask)
  return ask
}

/** Posting a task over its machine. Staff cannot post, so they see why. */
export function TaskWizardScreen({ ask: asked = NO_ASK, path = paths.taskCreate() }: TaskWizardScreenProps) {
  const viewer = useViewer()
  const ask = useLastAsk({ ...NO_ASK, ...asked })
  const { timeZone } = usePageTime()
  // The server knows neither the visitor's draft nor, at the first visit, their zone: the wizard starts anew once both are here.
  const isLive = useIsLive()
  if (isStaff(viewer)) return <WizardForbidden />
  return <Wizard key={JSON.stringify([isLive, timeZone, ask])} isLive={isLive} ask={ask} path={path} />
}
