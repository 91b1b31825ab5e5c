import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { colorPairs } from './pairs.ts'
import { printMedia, printTokens } from './print.ts'

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

describe('colours', () => {
  it.each(colorPairs)('keep $front on $back at $atLeast : 1 or better in both themes', ({ light, dark, atLeast }) => {
    expect(contrast(...light)).toBeGreaterThanOrEqual(atLeast)
    expect(contrast(...dark)).toBeGreaterThanOrEqual(atLeast)
  })

  it('are measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('printed files', () => {
  it('tokens.css is what tokens.ts prints today', () => {
    expect(file('tokens.css')).toBe(printTokens())
  })

  it('media.css is what tokens.ts prints today', () => {
    expect(file('media.css')).toBe(printMedia())
  })
})
