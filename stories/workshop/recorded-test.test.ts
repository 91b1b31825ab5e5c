import { ApiError } from '@artel/core/api'
import { type SignInValues, signInMachine } from '@artel/core/auth'
import { indexCategories } from '@artel/core/categories'
import { taskWizardMachine } from '@artel/core/tasks'
import { aCategory, fakeIds, manualClock, memoryStorage, settle } from '@artel/core/testing'
import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { createLiveStory, type LiveStory } from './live-story.ts'
import { machineSources } from './machines.ts'
import { type RecordedTest, recordedTest } from './recorded-test.ts'

const categories = indexCategories([
  aCategory({ id: 500, slug: 'furniture', childCategories: [aCategory({ id: 501, slug: 'assembly', parentId: 500 })] }),
  aCategory({ id: 600, slug: 'plumbing' }),
])

/** The test as the panel copies it. */
const testOf = (story: LiveStory, id: string): RecordedTest => {
  const live = story.machines().get(id)
  if (!live) throw new Error(`No ${id} in the story`)
  return recordedTest(
    machineSources.find(({ machine }) => machine.id === id),
    {
      ...live,
      steps: story.steps().filter((step) => step.id === id),
      value: live.actor.getSnapshot().value,
      story: 'Экраны/Пример: Целиком',
    },
  )
}

/** Here it stands in another folder than beside its machine, and imports by other names, in their order. */
const asHere = (test: RecordedTest) => {
  if ('reason' in test) return test.reason
  const lines = test.text
    .replace(/'\.\.\/(\w+)\/index\.ts'/g, "'@artel/core/$1'")
    .replace("'./task-wizard.machine.ts'", "'@artel/core/tasks'")
    .replace("'./sign-in.machine.ts'", "'@artel/core/auth'")
    .split('\n')
  const isImport = (line: string) => line.startsWith('import ')
  const sourceOf = (line: string) => line.split(' from ')[1] ?? ''
  const imports = lines.filter(isImport).sort((one, other) => sourceOf(one).localeCompare(sourceOf(other)))
  return [...lines.slice(0, 2), '', ...imports, ...lines.slice(2).filter((line) => !isImport(line))].join('\n')
}

// The files that the texts are compared with are tests of the workshop themselves: they run, and their last line holds.

it('a story of the wizard becomes a test with the ports and categories that it had', async () => {
  const story = createLiveStory()
  const clock = manualClock('2026-03-02T09:00:00Z')
  const input = {
    categories,
    timeZone: 'Europe/Moscow',
    clock,
    storage: memoryStorage(),
    ids: fakeIds(),
    isSignedIn: true,
  }
  const actor = createActor(taskWizardMachine, { clock, input, inspect: story.inspect }).start()
  actor.send({ type: 'field.change', name: 'title', value: 'Собрать шкаф «Пакс»' })
  actor.send({ type: 'field.change', name: 'categoryId', value: 501 })
  actor.send({ type: 'step.next' })

  await expect(asHere(testOf(story, 'taskWizard'))).toMatchFileSnapshot('recorded-wizard.test.ts')
})

it('the category of a draft that the story began with is not left out of the test', () => {
  const story = createLiveStory()
  const clock = manualClock('2026-03-02T09:00:00Z')
  const draft = JSON.stringify({ version: 1, values: { categoryId: 501 } })
  const storage = memoryStorage({ artel_task_draft: draft })
  const input = { categories, timeZone: 'Europe/Moscow', clock, storage, ids: fakeIds(), isSignedIn: true }
  createActor(taskWizardMachine, { clock, input, inspect: story.inspect }).start()

  const text = asHere(testOf(story, 'taskWizard'))
  expect([text.includes('id: 501'), text.includes('id: 600'), text.includes('memoryStorage({')]).toEqual([
    true,
    false,
    true,
  ])
})

it('a refusal of the server becomes an event of the test', async () => {
  const story = createLiveStory()
  const refused = fromPromise<void, SignInValues>(async () => {
    throw new ApiError('Неверный логин или пароль', { statusCode: 401, code: 'INVALID_CREDENTIALS' })
  })
  const actor = createActor(signInMachine.provide({ actors: { submit: refused } }), {
    clock: manualClock(),
    input: { values: { login: 'client@artel.test', password: 'Artel-demo-1' } },
    inspect: story.inspect,
  }).start()
  actor.send({ type: 'form.submit' })
  await settle()

  await expect(asHere(testOf(story, 'signIn'))).toMatchFileSnapshot('recorded-sign-in.test.ts')
})

it('a machine that is given more than data says so instead of a test that does not run', () => {
  const signIn = machineSources.find(({ machine }) => machine.id === 'signIn')
  const input = { store: { rows: new Map() } }

  expect(recordedTest(signIn, { input, steps: [], value: 'filling', story: '' })).toEqual({
    reason: 'Тестом это не записать: input.store.rows — не данные, а то, что машине даёт приложение.',
  })
})
