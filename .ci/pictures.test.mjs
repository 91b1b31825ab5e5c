import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './setup.mjs'

const STORIES = 'stories/kit/Switch.stories.tsx'
const TOKENS = 'packages/ui/src/tokens/tokens.css'
/** A copy of the house has tens of thousands of files, and a run of stories has to start in it. */
const PATIENCE_MS = 300_000
const house = mkdtempSync(join(tmpdir(), 'artel-looks-'))

const place = (path) => {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  return join(house, path)
}

/** What is installed, by hard links where the file systems allow it: Vite serves nothing that lies outside of the house. */
const copyInstalled = () => {
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.') && name !== '@artel')
  const copy = (how) =>
    spawnSync('cp', [how, ...packages, join(house, 'node_modules')], { cwd: join(root, 'node_modules') })
  mkdirSync(join(house, 'node_modules'))
  if (copy('-al').status !== 0) copy('-a')
}

beforeAll(() => {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of new Set(stdout.split('\0')))
    if (path && existsSync(join(root, path))) copyFileSync(join(root, path), place(path))
  copyInstalled()
  for (const name of readdirSync(join(root, 'node_modules/@artel')))
    symlinkSync(join(house, name === 'stories' ? name : `packages/${name}`), place(`node_modules/@artel/${name}`))
}, PATIENCE_MS)

afterAll(() => rmSync(house, { recursive: true, force: true }), PATIENCE_MS)

/** Of the looks of a story in that run what became of each at last, in the order of their names. */
const resultsOf = (name) => {
  const lines = readFileSync(join(house, 'node_modules/.cache/pictures/log.jsonl'), 'utf8').trim().split('\n')
  const notes = lines.map((line) => JSON.parse(line)).filter(({ storyId }) => storyId?.endsWith(`--${name}`))
  const last = new Map(notes.filter(({ look }) => look).map(({ look, result }) => [look, result]))
  return Object.fromEntries([...last].sort())
}

it(
  'turns red when a colour of the tokens changes, whatever browser draws',
  () => {
    const tokens = readFileSync(join(house, TOKENS), 'utf8')
    const changed = tokens.replace(/(--raw-green-800: )#\w+/, '$1#164c56')
    expect(changed).not.toBe(tokens)
    writeFileSync(join(house, TOKENS), changed)
    const vitest = [join(house, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'storybook', STORIES]
    const env = { ...process.env, PICTURES: 'compare' }
    const { status, stderr } = spawnSync(process.execPath, vitest, { cwd: house, encoding: 'utf8', env })
    expect(status).not.toBe(0)
    expect(stderr).toContain('Снимок изменился')
    // The one that is off wears no such colour: what is red is red for its looks.
    expect(Object.values(resultsOf('off'))).toEqual(['same', 'same', 'same', 'same'])
    // The two that are light, one by its picture and one by its mark.
    expect(resultsOf('on')).toEqual({
      'desktop-dark': 'same',
      'desktop-light': 'different',
      'phone-dark': 'same',
      'phone-light': 'different',
    })
  },
  PATIENCE_MS,
)
