import { afterEach, beforeAll } from 'vitest'
import { checkLooks, prepareLooks } from './looks-check.ts'
import { startClockAtOneDay } from './machine-clock.ts'
import { dropReports, quickenRun } from './quick-run.ts'
import { checkSturdiness } from './sturdy-check.ts'
import { checkToolbar, forgetAsked } from './toolbar-check.ts'

/*
 * Vitest loads this file anew before each file of stories, in one page; what it imports is there already. One file has it all,
 * for each is fetched and compiled again.
 */

startClockAtOneDay()
quickenRun()
beforeAll(prepareLooks)
beforeAll(forgetAsked)

// What is registered last runs first.
afterEach(dropReports)
afterEach(checkToolbar)
afterEach(checkSturdiness)
afterEach(checkLooks)
