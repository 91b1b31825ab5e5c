import type { Role } from '../contract/operations.ts'
import { moscowDay } from './moscow-days.ts'

/** Programs that say what they are, and browsers that nobody sits at. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scrap|fetch|curl|wget|python|java\/|okhttp|go-http|node|axios|^$/i

/** Whether a browser tells that it is no person's. */
export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent)

/** Staff look because it is their work. */
export const isCountedViewer = (viewer: { readonly role: Role } | null): boolean =>
  viewer === null || viewer.role === 'CLIENT' || viewer.role === 'EXECUTOR'

/** The day that a view counts for. */
export const viewDay = moscowDay
