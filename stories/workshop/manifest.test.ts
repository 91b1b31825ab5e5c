import { readdirSync, readFileSync, statSync } from 'node:fs'
import { routes } from '@artel/core/routes'
import { describe, expect, it } from 'vitest'
import { looks } from '../../.storybook/looks.ts'
import { workshopFacts } from '../../.storybook/workshop-plugin.ts'
import { machineGaps, screenGaps } from './gaps.ts'
import { lookalikes } from './lookalikes.ts'
import { machinePlans } from './machine-plans.ts'
import { charts } from './machines.ts'
import { screenPlans } from './screen-plans.ts'
import { screensOf } from './screens.ts'

const { stories, served } = workshopFacts()
const pictures = new URL('../__screenshots__/', import.meta.url)
const marks = JSON.parse(readFileSync(new URL('marks.json', pictures), 'utf8'))
const keptLooks = looks.filter(({ isKept }) => isKept)
const screens = screensOf(routes, screenPlans, served, stories)

/** A picture of nothing, one colour from edge to edge, packs into fewer bytes than any other. */
const NOTHING_BYTES = 110

/** Stories of whose picture in this look nothing can be seen. */
const blankIn = (look: string): readonly string[] =>
  readdirSync(new URL(`${look}/`, pictures))
    .filter((file) => statSync(new URL(`${look}/${encodeURIComponent(file)}`, pictures)).size < NOTHING_BYTES)
    .map((file) => file.replace(/\.webp$/, ''))

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

  it('shows something in every story but those that say that nothing is shown', () => {
    const blank = new Set(keptLooks.flatMap(({ name }) => blankIn(name)))
    const silent = stories.filter(({ id, note }) => blank.has(id) && !/не показывается/i.test(note))
    expect(silent.map(({ file, name }) => `${file}: «${name}»`)).toEqual([])
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
