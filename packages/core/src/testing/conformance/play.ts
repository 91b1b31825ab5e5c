import type { Backend } from './backend.ts'
import { guards } from './guards.ts'
import type { Scenario } from './scenario.ts'
import { createStage } from './stage.ts'

/**
 * Plays a scenario and answers what was not as it says, a sentence each: nothing when the backend does as it must.
 * @param isGuarded also makes all the calls that the contract refuses before the act, which must leave no trace
 */
const play = async (
  scenario: Scenario,
  backend: Backend,
  { isGuarded = false }: { readonly isGuarded?: boolean } = {},
): Promise<readonly string[]> => {
  const stage = createStage(backend)
  const prepared = await scenario.begin(stage)
  const problems: string[] = []
  if (isGuarded) {
    for (const check of await guards(scenario, prepared, stage)) problems.push(...(await check()))
  }
  return [...problems, ...(await prepared.finish())]
}

/** A scenario with whether it is the one of its operation that is played guarded. */
export interface Turn {
  readonly title: string
  play(backend: Backend): Promise<readonly string[]>
}

/** All the scenarios in order; the first success of each operation is guarded. */
export const turnsOf = (scenarios: readonly Scenario[]): readonly Turn[] => {
  const guarded = new Set<string>()
  return scenarios.map((scenario) => {
    const isGuarded = scenario.refusedWith === null && !guarded.has(scenario.operation)
    if (isGuarded) guarded.add(scenario.operation)
    const title = isGuarded ? `${scenario.title} (and nobody else, and nothing malformed)` : scenario.title
    return {
      title: `${scenario.operation}: ${title}`,
      play: (backend) => play(scenario, backend, { isGuarded }),
    }
  })
}
