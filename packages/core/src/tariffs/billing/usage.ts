import type { ResponseOf } from '../../contract/contract.ts'
import {
  ADDITIONAL_SERVICE_TYPES,
  type AdditionalServiceType,
  PURCHASABLE_SERVICES,
} from '../../contract/tariff-terms.ts'
import type { ServiceUsage, UserTariff } from '../../contract/tariffs.ts'
import { isUsable } from '../index.ts'
import type { BoughtService } from './bought-service.ts'
import { listedServices, type TermChange } from './planned-terms.ts'
import { offeredServices, pricedTariff, type SetTerms, type TariffLimits } from './price-list.ts'
import type { CurrentTariff } from './tariff-periods.ts'

type Usage = ServiceUsage['count']

/** What is used of a service: of the tariff's part and of the bought part; `undefined` is a part one does not have. */
export interface ServiceUse {
  readonly type: AdditionalServiceType
  readonly ofTariff: Usage | undefined
  readonly ofBought: Usage | undefined
}

/** A bought service that is in force, and how many of its pieces are spent. */
export type ServiceInForce = Pick<BoughtService, 'type' | 'unit' | 'amount'> & { readonly used: number }

/** How much is used by service, of REPLIES what the tariff's month gave; what is absent is not counted. */
export type UsedCounts = Readonly<Partial<Record<AdditionalServiceType, number>>>

/** What services add together: nothing to a limit when all are periods of time. */
const added = (services: readonly ServiceInForce[]): number | null =>
  services.reduce<number | null>((sum, { amount }) => (amount === null ? sum : (sum ?? 0) + amount), null)

const spent = (services: readonly ServiceInForce[]): number | undefined => {
  const pieces = services.filter(({ unit }) => unit === 'piece')
  return pieces.length > 0 ? pieces.reduce((sum, { used }) => sum + used, 0) : undefined
}

/** The use of every service that a tariff with such limits has or that was bought besides. */
export const usesOf = (
  limits: TariffLimits,
  inForce: readonly ServiceInForce[],
  used: UsedCounts,
): readonly ServiceUse[] => {
  return ADDITIONAL_SERVICE_TYPES.flatMap((type): ServiceUse[] => {
    const limit = limits[type]
    const bought = inForce.filter((service) => service.type === type)
    if (limit === undefined && bought.length === 0) return []
    const count = used[type] ?? 0
    // Pieces know themselves how many are spent; what raises a limit is used by what exceeds the tariff's.
    const exceeding = Math.max(count - (limit ?? 0), 0)
    return [
      {
        type,
        ofTariff: limit === undefined ? undefined : [count, limit],
        ofBought: bought.length === 0 ? undefined : [spent(bought) ?? exceeding, added(bought)],
      },
    ]
  })
}

/** Both parts together. */
const total = ({ type, ofTariff = [0, 0], ofBought = [0, 0] }: ServiceUse): Usage => {
  const limit = ofTariff[1] === null || ofBought[1] === null ? null : ofTariff[1] + ofBought[1]
  // Only pieces are spent apart from the tariff's; of the others `used` is one number.
  return [type === 'REPLIES' ? ofTariff[0] + ofBought[0] : ofTariff[0], limit]
}

/** `[used, limit]` of a service, the tariff's and what was bought together. */
export const usageOf = (uses: readonly ServiceUse[], type: AdditionalServiceType): Usage =>
  total(uses.find((use) => use.type === type) ?? { type, ofTariff: undefined, ofBought: undefined })

/** Whether one more is left of a service. */
export const constraintOn = (
  uses: readonly ServiceUse[],
  type: AdditionalServiceType,
): ResponseOf<'isConstraintMet'>['data'] => {
  const count = usageOf(uses, type)
  return { isMet: isUsable(count), count }
}

/** An executor's tariff with what is used of it. */
export const presentTariff = (tariff: CurrentTariff, uses: readonly ServiceUse[], terms: SetTerms): UserTariff => {
  const { id, type, name, price } = pricedTariff(tariff.type, terms)
  return {
    tariff: { id, type, name, price },
    until: tariff.until?.toISOString() ?? null,
    nextType: tariff.nextType,
    services: offeredServices(tariff.type, tariff.limits),
    renewsAt: tariff.monthUntil.toISOString(),
    // Bought replies are counted apart (product §3): they are spent after the tariff's.
    additionalServicesInfo: uses.flatMap((use): ServiceUsage[] => {
      if (use.type !== 'REPLIES') return [{ type: use.type, count: total(use) }]
      return use.ofTariff ? [{ type: 'REPLIES', count: use.ofTariff }] : []
    }),
  }
}

/** What can be bought at a moment, and what is used of what was. */
export const presentServices = (
  uses: readonly ServiceUse[],
  changes: readonly TermChange[] = [],
  at = 0,
): ResponseOf<'getUserServicesInfo'>['data'] =>
  PURCHASABLE_SERVICES.map((type) => ({
    type,
    count: uses.find((use) => use.type === type)?.ofBought ?? [0, 0],
    prices: listedServices(changes, at).filter((row) => row.type === type),
  }))
