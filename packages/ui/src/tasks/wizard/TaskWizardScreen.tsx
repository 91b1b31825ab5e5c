import { categoryQueries, indexCategories } from '@artel/core/categories'
import { isStaff } from '@artel/core/lifecycle'
import { readTaskAsk, selectWizard, type TaskAsk } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { ConfirmEmailHint } from '../../auth/index.ts'
import { useIsLive } from '../../forms/index.ts'
import { CitySearch } from '../../geolocation/city-field/index.ts'
import { usePageTime } from '../../kit/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { LateFiles } from './LateFiles.tsx'
import { fieldId } from './step-props.ts'
import { TaskWizardView } from './TaskWizardView.tsx'
import { useSignInToSend } from './use-sign-in-to-send.ts'
import { useAttempts, useTaskOutcome, useTaskWizard } from './use-task-wizard.ts'
import { useWizardHistory } from './use-wizard-history.ts'
import { WizardForbidden } from './WizardForbidden.tsx'

function Wizard({ isLive, ask }: { isLive: boolean; ask: TaskAsk }) {
  const { api, report } = useServices()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).tree())
  const categories = useMemo(() => indexCategories(tree), [tree])
  const actor = useTaskWizard(categories, { isLive, ask })
  const view = useSelector(actor, selectWizard)
  const attempt = useAttempts(actor)
  useWizardHistory(actor, view, isLive)
  useSignInToSend(actor, view.status)
  useTaskOutcome(actor)
  return (
    <TaskWizardView
      notice={<ConfirmEmailHint />}
      view={view}
      attempt={attempt}
      categories={categories}
      isInert={!isLive}
      city={
        view.status === 'editing' && (
          <CitySearch
            id={fieldId('city')}
            city={view.values.city}
            error={view.errors.city}
            onChange={(value) => actor.send({ type: 'field.change', name: 'city', value })}
          />
        )
      }
      files={isLive && <LateFiles wizard={actor} view={view} />}
      send={(event) => actor.send(event)}
    />
  )
}

export interface TaskWizardScreenProps {
  /** What the visitor comes with, by the address; the steps of the wizard say nothing of it any more. */
  ask?: TaskAsk
}

const NO_ASK = readTaskAsk({})

/** The last task that was asked for here: the address of a later step has none, a link of the page may ask for another. */
function useLastAsk(ask: TaskAsk): TaskAsk {
  const [last, setLast] = useState(ask)
  const isOther = ask.title !== last.title || ask.category !== last.category
  if (!isOther || (ask.title === '' && ask.category === '')) return last
  setLast(ask)
  return ask
}

/** Posting a task over its machine. Staff cannot post, so they see why. */
export function TaskWizardScreen({ ask: asked = NO_ASK }: TaskWizardScreenProps) {
  const viewer = useViewer()
  const ask = useLastAsk(asked)
  const { timeZone } = usePageTime()
  // The server knows neither the visitor's draft nor, at the first visit, their zone: the wizard starts anew once both are here.
  const isLive = useIsLive()
  if (isStaff(viewer)) return <WizardForbidden />
  return <Wizard key={JSON.stringify([isLive, timeZone, ask])} isLive={isLive} ask={ask} />
}
