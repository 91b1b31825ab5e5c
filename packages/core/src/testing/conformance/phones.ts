import { PHONE_CODE } from '../../account/index.ts'
import { aDeal, nextPhone } from './deals.ts'
import { credentials, opens, opensNothing } from './people.ts'
import { isRefused, later, on, type Scenario, sees, seesThat } from './scenario.ts'
import { DAY, MINUTE, type Person, type Stage } from './stage.ts'

const FRESH = { expiresIn: 600, resendIn: 60 }
const wrong = { code: 'CODE_WRONG' } as const

/** Somebody who has typed a phone, which may be another’s. */
const aTyper = async (stage: Stage, phone = nextPhone()) => {
  const person = await stage.someone('CLIENT')
  return { person, phone, before: await person.does('updateMe', { body: { phoneNumber: phone } }) }
}

/** The code that must have gone to a phone. */
const codeTo = async (stage: Stage, phone: string): Promise<string> => {
  const code = await stage.textedCode(phone)
  if (code === null) throw new Error(`No code went to ${phone}`)
  return code
}

/** Somebody to whom a code went. */
const anAsker = async (stage: Stage, phone?: string) => {
  const made = await aTyper(stage, phone)
  await made.person.does('sendPhoneCode', {})
  return { ...made, code: await codeTo(stage, made.phone) }
}

/** Six digits that are not the code. */
const notThe = (code: string) => (code === '000000' ? '000001' : '000000')
const typed = (code: string) => ({ body: { code } })

const guessed = async (person: Person, code: string, times: number) => {
  for (let guess = 0; guess < times; guess += 1) await person.ask('confirmPhone', typed(notThe(code)))
}

const sending: readonly Scenario[] = [
  on('sendPhoneCode').answers({
    title: 'A code goes to the phone, and within the minute no other does',
    arrange: aTyper,
    act: ({ person }) => ({ by: person, with: {} }),
    answer: () => FRESH,
    afterwards: ({ person, phone, before }, _, stage) => [
      later(stage, MINUTE - 1000),
      sees(person, 'sendPhoneCode', {}, { expiresIn: 541, resendIn: 1 }),
      async () => {
        const code = await codeTo(stage, phone)
        return sees(person, 'confirmPhone', typed(code), { ...before, phoneConfirmed: true })()
      },
    ],
  }),
  on('sendPhoneCode').answers({
    title: 'A phone that is somebody’s is answered as one that is nobody’s',
    arrange: async (stage) => {
      const phone = nextPhone()
      await stage.someone({ role: 'CLIENT', phone })
      return aTyper(stage, phone)
    },
    act: ({ person }) => ({ by: person, with: {} }),
    answer: () => FRESH,
  }),
  on('sendPhoneCode').answers({
    title: 'After the minute another code goes, and the one before does nothing any more',
    arrange: async (stage) => {
      const made = await anAsker(stage)
      stage.advance(MINUTE)
      return made
    },
    act: ({ person }) => ({ by: person, with: {} }),
    answer: () => FRESH,
    afterwards: ({ person, phone, code, before }, _, stage) => [
      async () => {
        const next = await codeTo(stage, phone)
        // Once in a million times the two are one.
        const old = code === next ? [] : await isRefused(person, 'confirmPhone', typed(code), wrong)()
        return [...old, ...(await sees(person, 'confirmPhone', typed(next), { ...before, phoneConfirmed: true })())]
      },
    ],
  }),
  on('sendPhoneCode').refuses('PHONE_MISSING', {
    title: 'Without a phone there is nothing to confirm',
    arrange: (stage) => stage.someone('CLIENT'),
    act: (person) => ({ by: person, with: {} }),
  }),
  on('sendPhoneCode').refuses('PHONE_CONFIRMED', {
    title: 'What is confirmed needs no code',
    arrange: (stage) => stage.someone({ role: 'CLIENT', phone: nextPhone() }),
    act: (person) => ({ by: person, with: {} }),
  }),
  on('sendPhoneCode').refuses('RATE_LIMITED', {
    title: 'One number is written to five times a day, whoever asks for it',
    arrange: async (stage) => {
      const phone = nextPhone()
      for (let time = 0; time < PHONE_CODE.aDay.number; time += 1) {
        const { person } = await aTyper(stage, phone)
        await person.does('sendPhoneCode', {})
      }
      return aTyper(stage, phone)
    },
    act: ({ person }) => ({ by: person, with: {} }),
    afterwards: ({ person }, stage) => [later(stage, DAY), sees(person, 'sendPhoneCode', {}, FRESH)],
  }),
]

const confirming: readonly Scenario[] = [
  on('confirmPhone').answers({
    title: 'The code makes the phone one’s own: it signs in, whatever is typed afterwards',
    arrange: anAsker,
    act: ({ person, code }) => ({ by: person, with: typed(code) }),
    answer: ({ before }) => ({ ...before, phoneConfirmed: true }),
    afterwards: ({ person, phone, before, code }, data, stage) => [
      opens(stage, phone),
      sees(person, 'getMe', {}, data),
      // Sent twice, as after an answer that was lost, it is no mistake.
      sees(person, 'confirmPhone', typed(code), { ...before, phoneConfirmed: true }),
    ],
  }),
  on('confirmPhone').answers({
    title: 'Who reads the messages of a number has it: the account that had confirmed it signs in by e-mail alone',
    arrange: async (stage) => {
      const phone = nextPhone()
      const former = await stage.someone({ role: 'CLIENT', phone })
      const typer = await aTyper(stage, phone)
      return { former, typer, was: await former.does('getMe', {}), made: await anAsker(stage, phone) }
    },
    act: ({ made }) => ({ by: made.person, with: typed(made.code) }),
    answer: ({ made }) => ({ ...made.before, phoneConfirmed: true }),
    afterwards: ({ former, was, typer, made }, _, stage) => [
      sees(former, 'getMe', {}, { ...was, phoneConfirmed: false }),
      sees(typer.person, 'getMe', {}, typer.before),
      opens(stage, was.email),
      async () => {
        const tokens = await stage.guest.does('login', credentials(made.phone))
        const device = stage.device(made.person, tokens)
        return seesThat(device, 'getMe', {}, ({ id }) => id, made.person.id)()
      },
    ],
  }),
  on('confirmPhone').refuses('CODE_WRONG', {
    title: 'A wrong code, one of somebody else, one of a number given up, and one that ended are answered alike',
    arrange: async (stage) => {
      const phone = nextPhone()
      const made = await anAsker(stage, phone)
      const other = await aTyper(stage, phone)
      const moved = await anAsker(stage)
      await moved.person.does('updateMe', { body: { phoneNumber: nextPhone() } })
      return { made, other, moved }
    },
    act: ({ made }) => ({ by: made.person, with: typed(notThe(made.code)) }),
    afterwards: ({ made, other, moved }, stage) => [
      isRefused(other.person, 'confirmPhone', typed(made.code), wrong),
      isRefused(moved.person, 'confirmPhone', typed(moved.code), wrong),
      later(stage, PHONE_CODE.lifetime),
      isRefused(made.person, 'confirmPhone', typed(made.code), wrong),
      opensNothing(stage, made.phone),
    ],
  }),
  on('confirmPhone').refuses('CODE_SPENT', {
    title: 'After five wrong codes the right one does nothing, and a new one is needed',
    arrange: async (stage) => {
      const made = await anAsker(stage)
      await guessed(made.person, made.code, PHONE_CODE.tries)
      return made
    },
    act: ({ person, code }) => ({ by: person, with: typed(code) }),
    afterwards: ({ person, phone, before }, stage) => [
      // Nobody has to wait for it.
      async () => {
        await person.does('sendPhoneCode', {})
        const code = await codeTo(stage, phone)
        return sees(person, 'confirmPhone', typed(code), { ...before, phoneConfirmed: true })()
      },
    ],
  }),
  on('getTask').shows({
    title: 'The chosen executor learns a phone only while it is confirmed',
    arrange: async (stage) => {
      const deal = await aDeal(stage)
      await deal.author.does('updateMe', { body: { phoneNumber: nextPhone() } })
      return deal
    },
    act: ({ executor, task }) => ({ by: executor, with: { params: { id: task.id } } }),
    look: ({ viewer, authorPhone }) => ({ viewer, authorPhone }),
    answer: () => ({ viewer: 'EXECUTOR' as const, authorPhone: null }),
  }),
]

/** Whose a phone is. */
export const phoneScenarios: readonly Scenario[] = [...sending, ...confirming]
