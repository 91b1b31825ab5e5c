import { type AnyStateMachine, StateMachine, type StateValue } from 'xstate'
import { asCode, type Code, NotData } from './as-code.ts'
import type { StoryStep } from './live-story.ts'
import { wordsOf } from './typing.ts'

/** Where a machine is declared. */
export interface MachineSource {
  readonly machine: AnyStateMachine
  /** Below the root of the repository. */
  readonly file: string
  /** Name of the export. */
  readonly name: string
}

/** What a machine went through in a story. */
export interface Recording {
  readonly input: unknown
  /** Keys and values of the storage that it was started over. */
  readonly stored?: Readonly<Record<string, string>>
  /** Milliseconds since 1970 that its clock showed. */
  readonly startedAt?: number
  readonly steps: readonly StoryStep[]
  readonly value: StateValue
  /** Title and name of the story. */
  readonly story: string
}

/** A test, or why there is none. */
export type RecordedTest = { readonly text: string } | { readonly reason: string }

/** What is kept in storage holds its numbers in a text. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return (value.match(/\d+/g) ?? []).map(Number)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const pathsOf = (value: StateValue, prefix = ''): readonly string[] =>
  typeof value === 'string'
    ? [prefix + value]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : pathsOf(inner, `${prefix}${key}.`).map((path) => path.replace(/\.$/, '')),
      )

/** One line a folder of core: `import { fakeIds, manualClock } from '../testing/index.ts'`. */
const importLines = (imports: Code['imports']): readonly string[] => {
  const folders = [...new Set(imports.map(([folder]) => folder))].sort()
  return folders.map((folder) => {
    const names = imports.filter(([from]) => from === folder).map(([, name]) => name)
    return `import { ${[...new Set(names)].sort().join(', ')} } from '../${folder}/index.ts'`
  })
}

const writeTest = ({ machine, file, name }: MachineSource, recording: Recording): string => {
  const { input, stored = {}, startedAt, value, story } = recording
  const steps = wordsOf(recording.steps)
  const spokenOf = new Set(
    numbersIn([
      steps.map(({ event }) => event),
      stored,
      (input as { readonly prefill?: unknown } | undefined)?.prefill,
    ]),
  )
  const [options, events, state] = [
    asCode(input ?? {}, 'input', spokenOf),
    asCode(
      steps.map(({ event }) => event),
      'events',
    ),
    asCode(value, 'value'),
  ]
  // What a machine asks for never answers by itself: the answers are events of the recording.
  const ports = Object.entries(machine.implementations.actors)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([port]) => port)
  const provided =
    ports.length > 0 ? `.provide({ actors: { ${ports.map((p) => `${p}: silent`).join(', ')} } as never })` : ''
  const base = file.replace(/^.*\/|\.machine\.ts$/g, '')
  const start = startedAt === undefined ? '' : `'${new Date(startedAt).toISOString()}'`
  const storage = Object.keys(stored).length > 0 ? asCode(stored, 'storage').text.replaceAll('\n', '\n  ') : ''
  const inputText = options.text.replace('memoryStorage()', () => `memoryStorage(${storage})`)
  return `// ${file.replace('.machine.ts', '.recorded.test.ts')}
// Recorded in the story «${story}».
import { expect, it } from 'vitest'
import { createActor${ports.length > 0 ? ', fromPromise' : ''} } from 'xstate'
${importLines([...options.imports, ...events.imports, ['testing', 'manualClock']]).join('\n')}
import { ${name} } from './${base}.machine.ts'

it('${machine.id} stands in ${pathsOf(value).join(' and ')} after what happened in a story', () => {
${ports.length > 0 ? '  const silent = fromPromise(() => new Promise(() => {}))\n' : ''}  const clock = manualClock(${start})
  const actor = createActor(${name}${provided}, {
    clock,${input === undefined ? '' : `\n    input: ${inputText},`}
  }).start()

  const events = ${events.text.replaceAll('\n  ', '\n')}
  for (const event of events) actor.send(event as never)

  expect(actor.getSnapshot().value).toEqual(${state.text})
})
`
}

/** A test of the machine alone that goes the way of the story, to be put beside the machine. */
export const recordedTest = (source: MachineSource | undefined, recording: Recording): RecordedTest => {
  if (!source) return { reason: 'Эта машина не из packages/core: положить тест не к чему.' }
  try {
    return { text: writeTest(source, recording) }
  } catch (error) {
    if (!(error instanceof NotData)) throw error
    const part = error.path
    return { reason: `Тестом это не записать: ${part} — не данные, а то, что машине даёт приложение.` }
  }
}
