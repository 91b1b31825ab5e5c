import { ExecutorPapers } from './ExecutorPapers.tsx'
import { type ExecutorPageProps, ExecutorShell } from './ExecutorShell.tsx'

/** Papers, experience and education of an executor. */
export function ExecutorPapersScreen(props: ExecutorPageProps) {
  return (
    <ExecutorShell {...props} tab="papers">
      {({ executor }) => <ExecutorPapers executor={executor} />}
    </ExecutorShell>
  )
}
