import type { UserTariff } from '@artel/core/contract'
import { quietPart } from '../kit/lazy/index.ts'

const OwnManager = quietPart(async () => (await import('./OwnManager.tsx')).OwnManager)

/** The way to one's manager where the tariff has one; few have, so its code comes for them alone. */
export function LateManager({ mine }: { mine: UserTariff }) {
  return mine.additionalServicesInfo.some(({ type }) => type === 'PERSONAL_MANAGER') ? <OwnManager /> : null
}
