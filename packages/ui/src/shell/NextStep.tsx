import { paths } from '@artel/core/routes'
import { ButtonLink } from '../kit/index.ts'
import css from './NextStep.module.css'
import { nextStep } from './next-step.ru.ts'

const steps = {
  blog: { to: paths.taskCreate(), isWide: false },
  becomeExecutor: { to: paths.taskFind(), isWide: true },
  landing: { to: paths.taskCreate(), isWide: true },
} as const

/** What to do after reading; across the window at the foot of pages that offer something. */
export function NextStep({ of }: { of: keyof typeof steps }) {
  const { to, isWide } = steps[of]
  const words = nextStep[of]
  return (
    <aside className={css.step} data-wide={isWide || undefined}>
      <h2 className={css.title}>{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink to={to}>{words.action}</ButtonLink>
    </aside>
  )
}
