import type { ActorRefFrom } from 'xstate'
import { type ApiClient, isApiError } from '../api/index.ts'
import type { ListPrice } from '../contract/admin.ts'
import type { BlockRule, ListValueKind } from '../contract/admin-terms.ts'
import type { Role } from '../contract/operations.ts'
import type { ContentRejectRule } from '../contract/review-terms.ts'
import type { PaymentRefundRule } from '../contract/tariff-terms.ts'
import { choiceField, defineForm, optionalTextField, textField, valueField } from '../forms/index.ts'
import { adminRules, choiceRules, startDay } from '../validators/index.ts'

/** An account as its form has seen it. */
export interface SeenAccount {
  readonly id: string
  readonly version: number
}

/** Why an account is blocked. */
export const blockUserForm = defineForm({
  id: 'blockUser',
  fields: {
    rule: choiceField<BlockRule>(adminRules.blockRule),
    comment: optionalTextField<{ readonly rule: BlockRule | null }>(adminRules.blockComment),
  },
  send: async (body, { api, account }: { readonly api: Pick<ApiClient, 'blockUser'>; readonly account: SeenAccount }) =>
    (await api.blockUser({ params: { id: account.id }, body: { ...body, version: account.version } })).data,
})

/** Which role an account gets. */
export const changeRoleForm = defineForm({
  id: 'changeRole',
  fields: { role: choiceField<Role>(adminRules.role) },
  send: async (
    body,
    { api, account }: { readonly api: Pick<ApiClient, 'changeUserRole'>; readonly account: SeenAccount },
  ) => (await api.changeUserRole({ params: { id: account.id }, body: { ...body, version: account.version } })).data,
})

/** A page that has moved. */
export const redirectForm = defineForm({
  id: 'redirect',
  fields: { from: textField(adminRules.movedPath), to: textField(adminRules.sitePath) },
  send: async (body, { api }: { readonly api: Pick<ApiClient, 'createRedirect'> }) =>
    (await api.createRedirect({ body })).data,
})

interface PriceRest {
  readonly kind: ListValueKind
  readonly isEndless: boolean
}

interface PricePorts {
  readonly api: Pick<ApiClient, 'changePrice'>
  /** The price as it is seen now: what a colleague has changed meanwhile is shown before anything is sent again. */
  readonly seen: () => Pick<ListPrice, 'key' | 'version'>
  /** Shows the price anew. */
  readonly refresh: () => Promise<unknown>
}

/** What a tariff or a service costs, or what a tariff allows, from a day on. */
export const priceForm = defineForm({
  id: 'price',
  fields: {
    kind: valueField<ListValueKind>('PRICE'),
    /** Kopecks or pieces. */
    value: valueField<number | null, PriceRest>(null, (value, { kind, isEndless }) => {
      if (kind !== 'LIMIT') return adminRules.listValue(value, kind)
      if (isEndless) return null
      return value === null ? 'Укажите, сколько, или отметьте «Без ограничений».' : adminRules.listValue(value, kind)
    }),
    isEndless: valueField(false),
    /** Empty is at once. */
    validFrom: optionalTextField(startDay),
  },
  send: async ({ value, isEndless, validFrom }, { api, seen, refresh }: PricePorts) => {
    const { key, version } = seen()
    try {
      return (await api.changePrice({ body: { key, version, value: isEndless ? null : value, validFrom } })).data
    } catch (error) {
      if (isApiError(error, 'VERSION_CONFLICT')) await refresh()
      throw error
    }
  },
})

/** Why money is given back. */
export const refundForm = defineForm({
  id: 'refund',
  fields: {
    rule: choiceField<PaymentRefundRule>(adminRules.refundRule),
    comment: optionalTextField<{ readonly rule: PaymentRefundRule | null }>(adminRules.refundComment),
  },
  send: async (body, { api, id }: { readonly api: Pick<ApiClient, 'refundAdminPayment'>; readonly id: string }) =>
    (await api.refundAdminPayment({ params: { id }, body })).data,
})

/** Why an article of somebody's is taken off the site. */
export const takeDownForm = defineForm({
  id: 'takeDownArticle',
  fields: {
    rule: choiceField<ContentRejectRule>(choiceRules.rejectRule),
    comment: optionalTextField(adminRules.verdictComment),
  },
  send: async (
    body,
    {
      api,
      article: { id, version },
    }: {
      readonly api: Pick<ApiClient, 'rejectArticle'>
      readonly article: { readonly id: number; readonly version: number }
    },
  ) => {
    await api.rejectArticle({ params: { id }, body: { ...body, version } })
    return id
  },
})

/** Form of a block. Port: `submit`; `blockUserForm` gives it. */
export const blockUserMachine = blockUserForm.machine
/** Form of a role. Port: `submit`; `changeRoleForm` gives it. */
export const changeRoleMachine = changeRoleForm.machine
/** Form of a moved address. Port: `submit`; `redirectForm` gives it. */
export const redirectMachine = redirectForm.machine
/** Form of an article that is taken down. Port: `submit`; `takeDownForm` gives it. */
export const takeDownMachine = takeDownForm.machine
/** Form of a refund. Port: `submit`; `refundForm` gives it. */
export const refundMachine = refundForm.machine
/** Form of a price. Port: `submit`; `priceForm` gives it. */
export const priceMachine = priceForm.machine

export type BlockUserActor = ActorRefFrom<typeof blockUserMachine>
