import type { Tokens } from '../../contract/auth.ts'
import type { CallArgs } from '../../contract/contract.ts'
import { JOINED_PASSWORD } from './backend.ts'
import { nextPhone } from './deals.ts'
import { type Check, isRefused } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/*
 * What scenarios about accounts begin with. Everything is made by calls.
 */

export const MINUTE = 60_000

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

/** Time passes between two looks. */
export const later =
  (stage: Stage, milliseconds: number): Check =>
  async () => {
    stage.advance(milliseconds)
    return []
  }

type ClientBody = CallArgs<'registerClient'>['body']

let addresses = 0

/** An address that nobody else has. */
export const nextEmail = (): string => {
  addresses += 1
  return `newcomer-${addresses}@artel.test`
}

/** What a client sends to register: Дарья Лебедева from Kazan, with an address and a phone of her own. */
export const aRegistration = async (
  stage: Stage,
  changes: Partial<ClientBody> = {},
): Promise<{ readonly body: ClientBody & { readonly email: string } }> => {
  const [{ id: cityId }] = await stage.cities()
  const body: ClientBody = {
    firstName: 'Дарья',
    lastName: 'Лебедева',
    email: nextEmail(),
    phoneNumber: nextPhone(),
    password: 'Летний-дождь-2026',
    cityId,
    consents: { personalData: true, terms: true, version: '2026-11-01' },
    ...changes,
  }
  return { body }
}
