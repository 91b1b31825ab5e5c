import { useEffect, useRef } from 'react'
import { useServices } from '../services/index.ts'

export interface StepHistory<Step extends string> {
  /** Path of the page; the first step has no query. */
  readonly path: string
  /** In order. */
  readonly steps: readonly Step[]
  /** The step at hand. */
  readonly step: Step
  /** Before that the page is the server's, and the address is let be. */
  readonly isLive: boolean
  /** Opens the step of an address that somebody came with or went back to; answers the step that it came to. */
  readonly open: (step: Step) => Step
  /** Same, for the page that has just been opened. */
  readonly begin: (step: Step) => Step
}

/**
 * Gives each step an entry in the browser's history: its «Back» leads to the step before, with everything typed in place.
 * The form decides what may be opened; an address it does not agree with is corrected.
 */
export function useStepHistory<Step extends string>(history: StepHistory<Step>): void {
  const { navigate } = useServices()
  const { path, step, isLive } = history
  const latest = useRef(history)
  useEffect(() => {
    latest.current = history
  })
  /** The step that the address names, as far as it is known here: going there takes a moment. */
  const told = useRef<Step | null>(null)

  useEffect(() => {
    const { steps, begin } = latest.current
    const addressOf = (one: Step) => (one === steps[0] ? path : `${path}?step=${one}`)
    if (!isLive || told.current === step) return
    if (told.current !== null) {
      told.current = step
      navigate(addressOf(step))
      return
    }
    const asked = stepInAddress(steps)
    told.current = begin(asked)
    if (told.current !== asked) navigate(addressOf(told.current), { replace: true })
  }, [isLive, step, path, navigate])

  useEffect(() => {
    const follow = () => {
      if (location.pathname !== path) return
      const { steps, open } = latest.current
      const asked = stepInAddress(steps)
      told.current = asked
      const reached = open(asked)
      if (reached === asked) return
      told.current = reached
      navigate(reached === steps[0] ? path : `${path}?step=${reached}`, { replace: true })
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [path, navigate])
}

const stepInAddress = <Step extends string>(steps: readonly Step[]): Step => {
  const asked = new URLSearchParams(location.search).get('step')
  return steps.find((step) => step === asked) ?? (steps[0] as Step)
}
