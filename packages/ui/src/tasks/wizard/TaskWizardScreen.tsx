import { categoryQueries, indexCategories } from '@artel/core/categories'
import { isStaff } from '@artel/core/lifecycle'
import { selectWizard } from '@artel/core/tasks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { ConfirmEmailHint } from '../../auth/index.ts'
import { useIsLive } from '../../forms/index.ts'
import { CitySearch } from '../../geolocation/city-field/index.ts'
import { usePageTime } from '../../kit/index.ts'
import { useServices, useViewer } from '../../services/index.ts'
import { fieldId } from './step-props.ts'
import { TaskWizardView } from './TaskWizardView.tsx'
import { useSignInToSend } from './use-sign-in-to-send.ts'
import { useAttempts, useTaskOutcome, useTaskWizard } from './use-task-wizard.ts'
import { useWizardHistory } from './use-wizard-history.ts'
import { WizardForbidden } from './WizardForbidden.tsx'

function Wizard({ isLive, title }: { isLive: boolean; title: string }) {
  const { api, report } = useServices()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).tree())
  const categories = useMemo(() => indexCategories(tree), [tree])
  const actor = useTaskWizard(categories, { isLive, title })
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
      send={(event) => actor.send(event)}
    />
  )
}

export interface TaskWizardScreenProps {
  /** What has to be done, when the visitor has said it before; empty when not. */
  title?: string
}

/** Posting a task over its machine. Staff cannot post, so they see why. */
export function TaskWizardScreen({ title = '' }: TaskWizardScreenProps) {
  const viewer = useViewer()
  const { timeZone } = usePageTime()
  // The server knows neither the visitor's draft nor, at the first visit, their zone: the wizard starts anew once both are here.
  const isLive = useIsLive()
  if (isStaff(viewer)) return <WizardForbidden />
  return <Wizard key={`${isLive} ${timeZone}`} isLive={isLive} title={title} />
}
