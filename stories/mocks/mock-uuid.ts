import { testUuid } from '@artel/core/testing'
import type { MockWorld } from './world.ts'

/** The next UUID of the world, the same in every run. */
export const mockUuid = (world: MockWorld): string => testUuid(world.nextId())
