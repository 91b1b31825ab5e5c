import type { AnyActor, InspectionEvent } from 'xstate'
import { createLiveStory } from './live-story.ts'

/** The story on the stage of this window. */
export const liveStory = createLiveStory()

/** For everyone who starts machines in a story: `createActor(machine, { inspect })`, or `inspect` of the services. */
export const inspect = (event: InspectionEvent): void => liveStory.inspect(event)

/** Machines that run in the story or have ended in it, by id; the status of the snapshot tells which. */
export const liveActor = (id: string): AnyActor | undefined => liveStory.machines().get(id)?.actor
