import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { drawMarks } from './draw-marks.ts'
import { generateDemo } from './generate.ts'
import { PICTURE_SIZES } from './insert-pictures.ts'
import { chooseMarks } from './marks.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const { executors } = generateDemo(NOW).people
const marks = chooseMarks(executors)

/** Draws a few of the marks and reads them back. */
async function drawn() {
  const folder = mkdtempSync(join(tmpdir(), 'artel-marks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const few = marks.slice(0, 4)
  const sizes = await drawMarks(few, folder)
  return few.map(({ asset }) => ({ size: sizes.get(asset), content: readFileSync(join(folder, asset)) }))
}

describe('marks of companies', () => {
  it('are borne by every company and by nobody who works alone', () => {
    const companies = executors.filter(({ company }) => company?.businessType === 'LLC')
    expect(companies.length).toBeGreaterThan(40)
    expect(marks.map(({ owner }) => owner.email)).toEqual(companies.map(({ email }) => email))
  })

  it('are the same for the same companies, each under an id of its own', () => {
    expect(chooseMarks(executors)).toEqual(marks)
    expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
  })

  it('hardly ever look alike', () => {
    const looks = marks.map(({ look, hasDisc }) => `${look.material} ${look.object} ${hasDisc}`)
    expect(new Set(looks).size).toBeGreaterThan(marks.length * 0.95)
  })

  it('are drawn the same each time, as an upload would have left them', async () => {
    const once = await drawn()
    expect(await drawn()).toEqual(once)
    for (const { size, content } of once) {
      const { width, height, format } = await sharp(content).metadata()
      expect({ size, width, height, format }).toEqual({ size: content.length, ...PICTURE_SIZES.faces, format: 'webp' })
    }
  })
})
