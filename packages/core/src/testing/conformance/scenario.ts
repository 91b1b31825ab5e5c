import type { Operation } from '../../contract/contract.ts'
import { type ErrorCode, errorBody } from '../../contract/errors.ts'
import { flawSentences } from '../../contract/parse-request.ts'
import { type BackendReply, refusalIn } from './backend.ts'
import { differences } from './differences.ts'
import { type ArgsOf, type DataOf, dataOf, type Person, type Stage } from './stage.ts'

/** The call that a scenario is about. */
export interface Act<O extends Operation> {
  readonly by: Person
  readonly with: ArgsOf<O>
}

/** A look at the backend after the act: what is not as expected, a sentence each. */
export type Check = () => Promise<readonly string[]>

/** How a call must be refused. Of what is left out, nothing is said. */
export interface ExpectedRefusal {
  readonly code: ErrorCode
  /** The lifecycle's own reason. */
  readonly refusal?: string
  /** Russian sentences by the field that is wrong. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Something that both backends must do alike. Made by {@link on}. */
export interface Scenario {
  /** A sentence about the goal. */
  readonly title: string
  readonly operation: Operation
  /** `null` when the call succeeds. */
  readonly refusedWith: ErrorCode | null
  /** Refusal of somebody whom the object is none of the business of, whichever role they have. */
  readonly stranger: ExpectedRefusal | null
  /** Whether staff may do it to what is not theirs. */
  readonly isOpenToStaff: boolean
  /** Makes what the scenario needs; then there is the act, and what has to come of it. */
  begin(stage: Stage): Promise<PreparedScenario>
}

/** A scenario whose people and things are made. */
export interface PreparedScenario {
  readonly by: Person
  readonly args: object
  /** Acts, and answers what was not as expected, a sentence each. */
  finish(): Promise<readonly string[]>
}

interface Arranged<O extends Operation, A> {
  readonly title: string
  /** Calls that make what the act needs. */
  readonly arrange: (stage: Stage) => Promise<A>
  readonly act: (arranged: A, stage: Stage) => Act<O>
}

interface Succeeding<O extends Operation, A> extends Arranged<O, A> {
  /** What the others see after it. */
  readonly afterwards?: (arranged: A, data: DataOf<O>, stage: Stage) => readonly Check[]
  /** The refusal of a stranger of any role that may call; `null` when it is nobody's own. NOT_FOUND by default. */
  readonly stranger?: ExpectedRefusal | null
  /** Staff may do it to what is not theirs. */
  readonly isOpenToStaff?: true
}

const isOk = (reply: BackendReply) => refusalIn(reply) === null

const refusalProblems = (operation: Operation, reply: BackendReply, expected: ExpectedRefusal): readonly string[] => {
  const error = refusalIn(reply)
  if (!error) return [`${operation} answered ${reply.status} where ${expected.code} is expected`]
  const { code, refusal, fields } = expected
  const whole = errorBody(code, {
    message: fields && code === 'VALIDATION_FAILED' ? flawSentences(fields) : error.message,
    ...(fields && { fields }),
    ...((refusal ?? error.refusal) !== undefined && { refusal: refusal ?? error.refusal }),
  })
  const { fields: _, ...withoutFields } = error
  const got = fields ? error : withoutFields
  return differences(
    { status: whole.statusCode, ...whole },
    { status: reply.status, ...got },
    `the refusal of ${operation}`,
  )
}

const collected = async (checks: readonly Check[]): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const check of checks) problems.push(...(await check()))
  return problems
}

const success = <O extends Operation, A, S>(
  operation: O,
  scenario: Succeeding<O, A>,
  look: (data: DataOf<O>) => S,
  expected: (arranged: A, data: DataOf<O>, stage: Stage) => S,
): Scenario => ({
  title: scenario.title,
  operation,
  refusedWith: null,
  stranger: scenario.stranger === undefined ? { code: 'NOT_FOUND' } : scenario.stranger,
  isOpenToStaff: scenario.isOpenToStaff ?? false,
  async begin(stage) {
    const arranged = await scenario.arrange(stage)
    const { by, with: args } = scenario.act(arranged, stage)
    return {
      by,
      args,
      async finish() {
        const reply = await by.ask(operation, args)
        if (!isOk(reply)) return [`${operation} answered ${reply.status} ${JSON.stringify(reply.body)}`]
        const data = dataOf(operation, reply) as DataOf<O>
        const problems = differences(expected(arranged, data, stage), look(data), operation)
        return [...problems, ...(await collected(scenario.afterwards?.(arranged, data, stage) ?? []))]
      },
    }
  },
})

interface Refused<O extends Operation, A> extends Arranged<O, A> {
  readonly refusal?: string
  readonly fields?: Readonly<Record<string, string>>
  /** What the others see after it. */
  readonly afterwards?: (arranged: A, stage: Stage) => readonly Check[]
}

const refused = <O extends Operation, A>(operation: O, code: ErrorCode, scenario: Refused<O, A>): Scenario => ({
  title: scenario.title,
  operation,
  refusedWith: code,
  stranger: null,
  isOpenToStaff: false,
  async begin(stage) {
    const arranged = await scenario.arrange(stage)
    const { by, with: args } = scenario.act(arranged, stage)
    const expected = { ...scenario, code }
    return {
      by,
      args,
      finish: async () => [
        ...refusalProblems(operation, await by.ask(operation, args), expected),
        ...(await collected(scenario.afterwards?.(arranged, stage) ?? [])),
      ],
    }
  },
})

/** Scenarios about one operation. */
export interface ScenariosOn<O extends Operation> {
  /**
   * The call succeeds with exactly this answer. `answer` gets the answer too, for what the backend alone can know: a new
   * id, a moment of its clock.
   */
  answers<A>(
    scenario: Succeeding<O, A> & {
      readonly answer: (arranged: A, data: DataOf<O>, stage: Stage) => DataOf<O>
    },
  ): Scenario
  /** The call succeeds, and of its answer exactly this is looked at: the rest depends on what else there is. */
  shows<A, S>(
    scenario: Succeeding<O, A> & {
      readonly look: (data: DataOf<O>) => S
      readonly answer: (arranged: A, data: DataOf<O>, stage: Stage) => NoInfer<S>
    },
  ): Scenario
  /** The call is refused with this code. */
  refuses<A>(code: ErrorCode, scenario: Refused<O, A>): Scenario
}

/** Begins a scenario about an operation. */
export const on = <O extends Operation>(operation: O): ScenariosOn<O> => ({
  answers: (scenario) => success(operation, scenario, (data) => data, scenario.answer),
  shows: (scenario) => success(operation, scenario, scenario.look, scenario.answer),
  refuses: (code, scenario) => refused(operation, code, scenario),
})

/** Somebody asks and gets exactly this. */
export const sees =
  <O extends Operation>(person: Person, operation: O, args: ArgsOf<O>, expected: DataOf<O>): Check =>
  () =>
    sight(person, operation, args, (data) => data, expected)()

/** Somebody asks, and of the answer exactly this is looked at. */
export const seesThat =
  <O extends Operation, S>(
    person: Person,
    operation: O,
    args: ArgsOf<O>,
    look: (data: DataOf<O>) => S,
    expected: NoInfer<S>,
  ): Check =>
  () =>
    sight(person, operation, args, look, expected)()

const sight =
  <O extends Operation>(
    person: Person,
    operation: O,
    args: ArgsOf<O>,
    look: (data: DataOf<O>) => unknown,
    expected: unknown,
  ): Check =>
  async () => {
    const reply = await person.ask(operation, args)
    const who = `what ${person.role} sees by ${operation}`
    if (!isOk(reply)) return [`${who} is ${reply.status} ${JSON.stringify(reply.body)}`]
    return differences(expected, look(dataOf(operation, reply) as DataOf<O>), who)
  }

/** Somebody asks and is refused. */
export const isRefused =
  <O extends Operation>(person: Person, operation: O, args: ArgsOf<O>, expected: ExpectedRefusal): Check =>
  async () =>
    refusalProblems(operation, await person.ask(operation, args), expected)

/** The same of a call that the contract may not know. */
export const isRefusedWith =
  (person: Person, operation: Operation, args: object, expected: ExpectedRefusal): Check =>
  async () =>
    refusalProblems(operation, await person.ask(operation, args), expected).map(
      (problem) => `${problem}, asked by ${person.role} with ${JSON.stringify(args)}`,
    )

/** Time passes between two looks. */
export const later =
  (stage: Stage, milliseconds: number): Check =>
  async () => {
    stage.advance(milliseconds)
    return []
  }
