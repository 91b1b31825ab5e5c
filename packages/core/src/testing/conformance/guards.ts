import type { OperationCard } from '../../contract/card.ts'
import { contract, type Operation } from '../../contract/contract.ts'
import { operations } from '../../contract/operations.gen.ts'
import { type Access, type OperationRoute, ROLES, type Role } from '../../contract/operations.ts'
import { parseRequest } from '../../contract/parse-request.ts'
import { castStrings } from '../../contract/query-strings.ts'
import { differences } from './differences.ts'
import { type Check, isRefusedWith, type PreparedScenario, type Scenario } from './scenario.ts'
import type { Person, Stage } from './stage.ts'

/*
 * What the contract alone says about a call that would succeed: who may not make it, and which requests are not read at
 * all. Generated for every operation, so that the written scenarios carry the meaning.
 */

type Part = 'params' | 'query' | 'body'
type Args = { readonly [P in Part]?: Readonly<Record<string, unknown>> }

const NOBODYS_NUMBER = 2_000_000_000
const NOBODYS_UUID = '0f6f8f2e-6f4b-4d3a-9c1d-3b9a5d7c1e20'
/** One of them fits no field; the letters are hexadecimal, so that a path with them still leads to its operation. */
const JUNK: readonly unknown[] = [{ nonsense: [true] }, [], null]
const JUNK_TEXT: readonly string[] = ['0', 'abc', '-1', 'а'.repeat(5000), '\u0000']

const STAFF: readonly Role[] = ['MODERATOR', 'ADMIN']

const isForStaffAlone = (access: Access) => typeof access !== 'string' && access.every((role) => STAFF.includes(role))

/** An object of the operation is in its path. */
const hasObject = (scenario: Scenario) => operations[scenario.operation].path.includes('{')

/** Nobody else has the object of this operation for their own. */
const hasStrangers = (scenario: Scenario): boolean => {
  const { access }: OperationRoute = operations[scenario.operation]
  return scenario.stranger !== null && hasObject(scenario) && access !== 'anyone' && !isForStaffAlone(access)
}

/** Roles of whose people nobody may do it to what is not theirs. */
const strangersOf = (scenario: Scenario): readonly Role[] => {
  const { access }: OperationRoute = operations[scenario.operation]
  if (!hasStrangers(scenario)) return []
  return ROLES.filter(
    (role) =>
      (typeof access === 'string' || access.includes(role)) && !(scenario.isOpenToStaff && STAFF.includes(role)),
  )
}

/** The request about an object that nobody has. */
const missingOf = ({ params, ...rest }: Args): Args => {
  const id = typeof params?.id === 'number' ? NOBODYS_NUMBER : NOBODYS_UUID
  return { ...rest, params: { ...params, id } }
}

/** To a stranger the object is as one that is not there, to the last word. */
const isAnsweredAlike =
  (stranger: Person, operation: Operation, args: object, missing: object): Check =>
  async () => {
    const [foreign, nothing] = [await stranger.ask(operation, args), await stranger.ask(operation, missing)]
    return differences(nothing, foreign, `what ${stranger.role} is told of an object of another by ${operation}`)
  }

/** The request with each field of its shape spoilt in turn. */
const spoilt = (scenario: Scenario, args: Args): readonly Args[] => {
  const shape: OperationCard = contract[scenario.operation]
  const { multipart }: OperationRoute = operations[scenario.operation]
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = shape[part]
    if (!schema) return []
    const isText = part !== 'body' || multipart === true
    return Object.keys(schema.shape).flatMap((key) => {
      const variants = (isText ? JUNK_TEXT : JUNK).map((junk) => ({ ...args, [part]: { ...args[part], [key]: junk } }))
      const unread = variants.find((variant) => {
        const value = isText ? castStrings(schema, variant[part] as Record<string, string>) : variant[part]
        return !schema.safeParse(value).success
      })
      return unread ? [unread] : []
    })
  })
}

const wire = (args: Args) => ({ params: textOf(args.params), query: textOf(args.query), body: args.body })

/** Numbers and flags are text in a path and in a query. */
const textOf = (part: Args['query'] = {}) =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )

/** What is changed is named with the version in which it was seen. */
export const hasVersion = (operation: Operation): boolean => {
  const { body }: OperationCard = contract[operation]
  return body !== undefined && 'version' in body.shape
}

/** The calls that must be refused while the act of the scenario would still succeed. */
export const guards = async (scenario: Scenario, { by, args }: PreparedScenario, stage: Stage) => {
  const { operation } = scenario
  const { access }: OperationRoute = operations[operation]
  const { errors = [] }: OperationCard = contract[operation]
  const given = args as Args
  const checks: Check[] = []
  if (access !== 'anyone') checks.push(isRefusedWith(stage.guest, operation, args, { code: 'UNAUTHORIZED' }))
  if (typeof access !== 'string') {
    for (const role of ROLES.filter((one) => !access.includes(one))) {
      checks.push(isRefusedWith(await stage.someone(role), operation, args, { code: 'FORBIDDEN' }))
    }
  }
  const missing = missingOf(given)
  if (hasObject(scenario)) checks.push(isRefusedWith(by, operation, missing, { code: 'NOT_FOUND' }))
  for (const role of strangersOf(scenario)) {
    if (!scenario.stranger) continue
    const stranger = await stage.someone(role)
    checks.push(isRefusedWith(stranger, operation, args, scenario.stranger))
    if (scenario.stranger.code === 'NOT_FOUND') checks.push(isAnsweredAlike(stranger, operation, args, missing))
  }
  if (errors.includes('VERSION_CONFLICT') && hasVersion(operation)) {
    const stale = { ...given, body: { ...given.body, version: Number(given.body?.version) - 1 } }
    checks.push(isRefusedWith(by, operation, stale, { code: 'VERSION_CONFLICT' }))
  }
  for (const bad of spoilt(scenario, given)) {
    const parsed = parseRequest(operation, wire(bad))
    if (parsed.ok) continue
    checks.push(isRefusedWith(by, operation, bad, { code: 'VALIDATION_FAILED', fields: { ...parsed.fields } }))
  }
  return checks
}
