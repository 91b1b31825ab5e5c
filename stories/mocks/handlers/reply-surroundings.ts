import type { Nearness, PublicUser, ReplyCase } from '@artel/core/contract'
import { nearnessOf } from '@artel/core/tasks'
import type { MockWorld, StoredTask } from '../world.ts'
import { portfolioOf } from './cases.ts'
import { listedExecutors } from './listed-executors.ts'

/** Works of somebody by their ids, as everybody is shown them beside a reply. */
export const casesOf = (world: MockWorld, executorId: string, ids: readonly number[]): ReplyCase[] => {
  const shown = portfolioOf(world, executorId).filter(({ isHidden }) => !isHidden)
  return ids.flatMap((wanted) => {
    const work = shown.find(({ id }) => id === wanted)
    if (!work) return []
    const { id, title, photos } = work
    return [{ id, title, photo: photos[0] ?? null, photosCount: photos.length }]
  })
}

const cityOf = (world: MockWorld, isIt: (city: MockWorld['places'][number]) => boolean) => {
  const city = world.places.find(isIt)
  return typeof city?.id === 'number' ? { id: city.id, point: city.point } : null
}

/** How far an executor is from a task. */
export const nearnessTo = (
  world: MockWorld,
  { placeMode, place }: StoredTask,
  { id, cityName }: Pick<PublicUser, 'id' | 'cityName'>,
): Nearness | null => {
  const districts = listedExecutors(world).find((one) => one.id === id)?.districts ?? []
  return nearnessOf(
    { placeMode, city: cityOf(world, (city) => city.id === place?.cityId) },
    { city: cityOf(world, ({ name }) => name === cityName), districts },
  )
}
