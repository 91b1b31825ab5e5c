import { beauty } from './beauty.ts'
import { cars } from './cars.ts'
import { cleaning } from './cleaning.ts'
import { design } from './design.ts'
import { events } from './events.ts'
import { furniture } from './furniture.ts'
import { garden } from './garden.ts'
import { it } from './it.ts'
import { moving } from './moving.ts'
import { plumbing } from './plumbing.ts'
import { renovation } from './renovation.ts'
import type { Topics } from './topic.types.ts'
import { tutoring } from './tutoring.ts'

/** What people write, by the slug of every category that takes tasks. */
export const topics: Topics = {
  ...renovation,
  ...plumbing,
  ...cleaning,
  ...moving,
  ...furniture,
  ...beauty,
  ...tutoring,
  ...it,
  ...design,
  ...events,
  ...cars,
  ...garden,
}
