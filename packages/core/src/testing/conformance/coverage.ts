import type { OperationCard } from '../../contract/card.ts'
import { contract, type Operation } from '../../contract/contract.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { hasVersion } from './guards.ts'
import type { Scenario } from './scenario.ts'

/**
 * What no scenario shows, as `operation: success` or `operation: CODE`. A success brings the refusals that follow from the
 * contract: of guests, of the wrong role, of strangers, of a missing object, of a stale version and of bad input. Every other
 * code that the operation declares needs a scenario.
 * @param unprovokable codes that cannot be provoked by calls, with the reason
 */
export const uncovered = (
  scenarios: readonly Scenario[],
  served: readonly Operation[],
  unprovokable: Readonly<Partial<Record<Operation, Partial<Record<ErrorCode, string>>>>> = {},
): readonly string[] => {
  const shown = new Set(scenarios.map(({ operation, refusedWith }) => `${operation}: ${refusedWith ?? 'success'}`))
  return served.flatMap((operation) => {
    const { errors = [], params }: OperationCard = contract[operation]
    const codes = errors.filter(
      (code) =>
        !(code === 'VERSION_CONFLICT' && hasVersion(operation)) &&
        !(code === 'NOT_FOUND' && params !== undefined) &&
        unprovokable[operation]?.[code] === undefined,
    )
    return ['success', ...codes].map((what) => `${operation}: ${what}`).filter((cell) => !shown.has(cell))
  })
}
