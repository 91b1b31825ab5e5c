import type { CallArgs } from '../../contract/contract.ts'
import type { Newcomer } from './backend.ts'
import { atVersion, replyBody, taskBody, taskSeenBy } from './deals.ts'
import { upload } from './files.ts'
import { fromClient, fromExecutor } from './review-stage.ts'
import { serviceBody, showsWorks } from './showcase.ts'
import type { DataOf, Person, Stage } from './stage.ts'

/*
 * What scenarios of the search for executors begin with.
 */

type CompanyChanges = Omit<CallArgs<'updateMyCompany'>['body'], 'version'>
export type ExecutorFilters = NonNullable<CallArgs<'listExecutors'>['query']>

/** Somebody to be found: who they are, and what they tell of themselves. */
export interface Profile {
  readonly who?: Omit<Newcomer, 'role'>
  readonly told?: CompanyChanges
  readonly cityId?: number
  /** Kopecks of the price list, line by line; `null` is to be agreed. */
  readonly prices?: readonly (number | null)[]
  /** How many works they show. */
  readonly works?: number
}

const SP = { inn: '500100732259', ogrn: '304500116000157', companyPhoneNumber: '+78432001020' } as const

/** The papers of an executor are found good. */
const isChecked = async (stage: Stage, executor: Person): Promise<void> => {
  const documentIds = [(await upload(executor, true)).id]
  const { request } = await executor.does('submitVerification', { body: { documentIds } })
  const moderator = await stage.someone('MODERATOR')
  await moderator.does('approveVerification', { params: { id: request?.id ?? 0 } })
}

/** An executor who has told what they do: the first category of the stage unless said otherwise. */
export const anExecutorWho = async (
  stage: Stage,
  { who, told, cityId, prices = [], works = 0 }: Profile,
): Promise<Person> => {
  const [{ id: categoryId }] = await stage.categories()
  const executor = await stage.someone({ role: 'EXECUTOR', ...who, isVerified: false })
  const { version, businessType } = await executor.does('getMyCompany', {})
  const legal = businessType === 'SE' ? { inn: SP.inn, companyPhoneNumber: SP.companyPhoneNumber } : SP
  await executor.does('updateMyCompany', { body: { version, categoryIds: [categoryId], ...legal, ...told } })
  if (who?.isVerified) await isChecked(stage, executor)
  if (cityId !== undefined) await executor.does('updateMe', { body: { cityId } })
  for (const price of prices) {
    const priceType = price === null ? 'NEGOTIABLE' : 'FROM'
    await executor.does('createService', { body: await serviceBody(stage, { priceType, price }) })
  }
  await showsWorks(stage, executor, works)
  return executor
}

/** Executors whom a search for the word finds, and nobody else, a second after each other. */
export const executorsWho = async (stage: Stage, ...profiles: readonly Profile[]) => {
  const word = stage.word()
  const people: Person[] = []
  for (const profile of profiles) {
    people.push(await anExecutorWho(stage, { ...profile, told: { about: `Мастер ${word}`, ...profile.told } }))
    stage.advance(1000)
  }
  return { word, people }
}

/** Which of the people a list names, by their place among them. */
export const placesOf = (people: readonly Person[], { items }: DataOf<'listExecutors'>): readonly number[] =>
  items.map(({ id }) => people.findIndex((person) => person.id === id))

/** Deals of an executor that ended in such reviews, both sides having written. */
export const isPraised = async (stage: Stage, executor: Person, ...ratings: readonly number[]): Promise<void> => {
  for (const rating of ratings) {
    const author = await stage.someone('CLIENT')
    const { id } = await author.does('createTask', { body: await taskBody(stage) })
    const reply = await executor.does('sendTaskReply', { body: replyBody(id) })
    await author.does('acceptTaskReply', atVersion(reply))
    await executor.does('requestTaskFinish', atVersion(await taskSeenBy(executor, { id })))
    await author.does('finishTask', atVersion(await taskSeenBy(author, { id })))
    await author.does('createReview', fromClient(id, { rating }))
    await executor.does('createReview', fromExecutor(id))
  }
}
