import type { CallArgs } from '../../contract/contract.ts'
import { aPicture, upload } from './files.ts'
import type { DataOf, Person, Stage } from './stage.ts'

/*
 * What executors show in scenarios: price lists and works.
 */

type ServiceBody = CallArgs<'createService'>['body']
type CaseBody = CallArgs<'createCase'>['body']

/** A line of a price list in the first category of the stage. */
export const serviceBody = async (stage: Stage, changes: Partial<ServiceBody> = {}): Promise<ServiceBody> => {
  const [{ id: categoryId }] = await stage.categories()
  return { categoryId, name: 'Замена смесителя', priceType: 'FROM', price: 1_500_00, unit: 'шт.', ...changes }
}

/** An executor with a price list, in this order. */
export const aPriceList = async (stage: Stage, ...lines: readonly Partial<ServiceBody>[]) => {
  const executor = await stage.someone('EXECUTOR')
  const services: DataOf<'createService'>[] = []
  for (const line of lines) {
    services.push(await executor.does('createService', { body: await serviceBody(stage, line) }))
  }
  return { executor, services, numbers: services.map(({ id }) => id) }
}

/** A work in the first category of the stage, with one photo that its executor has just uploaded. */
export const caseBody = async (stage: Stage, executor: Person, changes: Partial<CaseBody> = {}): Promise<CaseBody> => {
  const [{ id: categoryId }] = await stage.categories()
  const photoIds = changes.photoIds ?? [(await upload(executor, false, aPicture)).id]
  return { title: 'Санузел за девять дней', categoryId, ...changes, photoIds }
}

/** Gives an executor so many works, a second after each other; answers their numbers from the first to the last. */
export const showsWorks = async (stage: Stage, executor: Person, count: number): Promise<readonly number[]> => {
  const numbers: number[] = []
  for (let number = 1; number <= count; number += 1) {
    const body = await caseBody(stage, executor, { title: `Работа ${number}` })
    numbers.push((await executor.does('createCase', { body })).id)
    stage.advance(1000)
  }
  return numbers
}
