import { readFileSync } from 'node:fs'
import { routes } from '@artel/core/routes'
import { describe, expect, it } from 'vitest'
import { workshopFacts } from '../../.storybook/workshop-plugin.ts'
import { machineGaps, screenGaps } from './gaps.ts'
import { lookalikes } from './lookalikes.ts'
import { machinePlans } from './machine-plans.ts'
import { charts } from './machines.ts'
import { screenPlans } from './screen-plans.ts'
import { screensOf } from './screens.ts'

const { stories, served } = workshopFacts()
const marks = JSON.parse(readFileSync(new URL('../__screenshots__/marks.json', import.meta.url), 'utf8'))
const screens = screensOf(routes, screenPlans, served, stories)

describe('the workshop', () => {
  it('shows every state of every machine, or says why not', () => {
    expect(machineGaps(charts, machinePlans, stories, screens)).toEqual([])
  })

  it('shows every state of every screen that the app serves, or says why not', () => {
    expect(screenGaps(screens)).toEqual([])
  })

  it('shows no two states alike, or says why', () => {
    expect(lookalikes(stories, marks)).toEqual([])
  })

  it('keeps no mark of a story that is not shown', () => {
    const shown = new Set(stories.map(({ id }) => id))
    const orphans = Object.keys(marks).filter((name) => !shown.has(name.replace(/^[^/]+\//, '')))
    expect(orphans).toEqual([])
  })

  it('finds every machine under an id of its own', () => {
    const ids = charts.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})
