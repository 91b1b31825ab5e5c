import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { BlockRule } from '../contract/admin-terms.ts'
import type { Role } from '../contract/operations.ts'
import type { ContentRejectRule } from '../contract/review-terms.ts'
import { choiceField, defineForm, optionalTextField, textField } from '../forms/index.ts'
import { adminRules, choiceRules } from '../validators/index.ts'

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

/** What a tariff or a service costs from now on. */
export const priceForm = defineForm({
  id: 'price',
  fields: { price: choiceField<number>(adminRules.price) },
  send: async (
    body,
    {
      api,
      key,
      version,
    }: { readonly api: Pick<ApiClient, 'changePrice'>; readonly key: string; readonly version: number },
  ) => (await api.changePrice({ body: { ...body, key, version } })).data,
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
/** Form of a price. Port: `submit`; `priceForm` gives it. */
export const priceMachine = priceForm.machine

export type BlockUserActor = ActorRefFrom<typeof blockUserMachine>
