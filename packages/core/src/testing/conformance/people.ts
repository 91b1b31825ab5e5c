import type { Tokens } from '../../contract/auth.ts'
import type { CallArgs } from '../../contract/contract.ts'
import { consentEditions } from '../../legal/index.ts'
import type { MailAction } from '../../routes/index.ts'
import { JOINED_PASSWORD } from './backend.ts'
import { nextPhone } from './deals.ts'
import { differences } from './differences.ts'
import { type Check, isRefused, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/*
 * What scenarios about accounts begin with. Everything is made by calls.
 */

/** What somebody sends to sign in. */
export const credentials = (login: string, password = JOINED_PASSWORD) => ({ body: { login, password } })

/** What somebody sends to be given new tokens. */
export const renewal = (refreshToken?: string) => ({
  body: { grantType: 'refresh_token' as const, ...(refreshToken !== undefined && { refreshToken }) },
})

/** Somebody signs in on a device, which then calls with the tokens of that. */
export const signIn = async (stage: Stage, person: Person) => {
  const { email } = await person.does('getMe', {})
  const tokens = await stage.guest.does('login', credentials(email))
  return { email, tokens, device: stage.device(person, tokens) }
}

/** The session of a device has ended: neither of its tokens works. */
export const isOver = ({ guest }: Stage, { device, tokens }: { readonly device: Person; readonly tokens: Tokens }) => [
  isRefused(device, 'getMe', {}, { code: 'SESSION_ENDED' }),
  isRefused(guest, 'refresh', renewal(tokens.refreshToken), { code: 'SESSION_ENDED' }),
]

type ClientBody = CallArgs<'registerClient'>['body']
type CompanyBody = CallArgs<'registerExecutor'>['body']['company']

let addresses = 0

/** An address that nobody else has. */
export const nextEmail = (): string => {
  addresses += 1
  return `newcomer-${addresses}@artel.test`
}

/** The editions that a form shows now. */
export const shownEditions = async ({ guest }: Stage) => consentEditions(await guest.does('listLegalDocuments', {}))

/** What a client sends to register: Дарья Лебедева from Kazan, with an address and a phone of her own. */
export const aRegistration = async (stage: Stage, changes: Partial<ClientBody> = {}): Promise<ClientBody> => {
  const [{ id: cityId }] = await stage.cities()
  return {
    firstName: 'Дарья',
    lastName: 'Лебедева',
    email: nextEmail(),
    phoneNumber: nextPhone(),
    password: 'Летний-дождь-2026',
    cityId,
    consents: { personalData: true, terms: true, editions: await shownEditions(stage) },
    ...changes,
  }
}

/** What tells an ООО from a sole trader. */
export const AN_LLC = {
  businessType: 'LLC',
  inn: '7707083893',
  ogrn: '1027700132195',
  shortName: 'ООО «Тёплый дом»',
} as const

/** What an executor sends to register: a sole trader with one category. */
export const anExecutorBody = async (stage: Stage, company: Partial<CompanyBody> = {}) => {
  const [{ id: categoryId }] = await stage.categories()
  return {
    ...(await aRegistration(stage)),
    company: {
      businessType: 'SP' as const,
      inn: '500100732259',
      ogrn: '304500116000157',
      companyPhoneNumber: '+78432001020',
      categoryIds: [categoryId],
      districts: ['Вахитовский'],
      visitClient: true,
      ...company,
    },
  }
}

/** Whoever has just registered calls with the tokens that it was given. */
export const registered = async (stage: Stage, tokens: Tokens): Promise<Person> => {
  const { id, role } = await stage.device({ id: '', role: 'GUEST' }, tokens).does('getMe', {})
  return stage.device({ id, role }, tokens)
}

/** A client who has just registered. */
export const aNewcomer = async (stage: Stage) => {
  const body = await aRegistration(stage)
  return { body, person: await registered(stage, await stage.guest.does('registerClient', { body })) }
}

/** The secret of the link in a letter that must have gone. */
export const linkTo = async (stage: Stage, email: string, action: MailAction): Promise<string> => {
  const secret = await stage.mailedSecret(email, action)
  if (secret === null) throw new Error(`No letter for ${action} went to ${email}`)
  return secret
}

/** Which link in the last letter of this kind there must be; `null` for no letter. */
export const isMailed =
  (stage: Stage, email: string, action: MailAction, secret: string | null): Check =>
  async () =>
    differences(secret, await stage.mailedSecret(email, action), `the link for ${action} to ${email}`)

/** Somebody can sign in so. */
export const opens = ({ guest }: Stage, login: string, password?: string): Check =>
  seesThat(guest, 'login', credentials(login, password), ({ accessToken }) => accessToken !== '', true)

/** Nobody can sign in so. */
export const opensNothing = ({ guest }: Stage, login: string, password?: string): Check =>
  isRefused(guest, 'login', credentials(login, password), { code: 'INVALID_CREDENTIALS' })
