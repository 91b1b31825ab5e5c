import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'

const core = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
const tests = files.filter((file) => file.endsWith('.test.ts')).map((file) => readFileSync(`${core}/${file}`, 'utf8'))

const machines = await Promise.all(
  files
    .filter((file) => file.endsWith('.machine.ts'))
    .map(async (file) => {
      const module: Record<string, unknown> = await import(`${core}/${file}`)
      const names = Object.keys(module).filter((name) => module[name] instanceof StateMachine)
      // The machine behind all forms is walked once, in forms.
      return readFileSync(`${core}/${file}`, 'utf8').includes('defineForm(') ? [] : names
    }),
)

describe('every machine of core', () => {
  it.each(machines.flat().sort())('%s has a test that fails while a declared transition is untaken', (name) => {
    const walks = new RegExp(`((watch|missed|declared)Transitions\\(\\s*|\\bmachine: )${name}\\b`)

    expect(tests.some((text) => walks.test(text))).toBe(true)
  })
})
