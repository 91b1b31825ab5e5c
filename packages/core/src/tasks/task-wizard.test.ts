import { afterAll, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ApiError, SessionExpiredError, TransportError } from '../api/index.ts'
import { indexCategories } from '../categories/index.ts'
import { type StoredFile, taskInput } from '../contract/index.ts'
import {
  aCategoryTree,
  aFile,
  aTask,
  fakeIds,
  manualClock,
  memoryStorage,
  settle,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { provideTaskWizard, type TaskWizardActor, taskWizardMachine } from './task-wizard.machine.ts'
import { selectWizard, type WizardViewState } from './task-wizard.selectors.ts'
import type { CreatedTask, CreateTaskInput, WizardEmitted, WizardEvent, WizardInput } from './task-wizard.types.ts'
import { DRAFT_KEY, DRAFT_LIFETIME } from './task-wizard-draft.ts'
import { WIZARD_STEPS } from './task-wizard-steps.ts'
import { emptyWizardValues, type TaskFile, type WizardValues } from './task-wizard-values.ts'

const categories = indexCategories(aCategoryTree())
const kazan = { id: 551487, name: 'Казань' }
const watch = watchTransitions(taskWizardMachine)
const online: CreatedTask = { id: 501, status: 'APPROVED' }

/** Answers for every step. The clock of the tests stands at 12:00 of 2 March 2026 in Moscow. */
const answers = {
  title: 'Заменить смеситель на кухне',
  categoryId: 11,
  properties: { fixture: 'Заменить' },
  description: 'Старый течёт у основания, новый уже куплен. Нужно снять и поставить.',
  placeMode: 'CLIENT',
  city: kazan,
  dateMode: 'EXACT',
  startDay: '2026-03-04',
  budgetType: 'FIXED',
  budgetTo: 3_000_00,
} as const satisfies Partial<WizardValues>

/** A file as the wizard keeps it, stored when the clock of the tests stood where it begins. */
const aTaskFile = (number: number): TaskFile => ({
  ...aFile({ id: testUuid(number), name: `Фото ${number}.jpg` }),
  keptAt: manualClock().now(),
})
const moved = (stored: readonly StoredFile[], missing: readonly string[] = [], failed: readonly string[] = []) =>
  ({ type: 'files.moved', stored, missing, failed }) as const

type Answer = (call: CreateTaskInput) => Promise<CreatedTask>

const open = (options: Partial<WizardInput> & { readonly createTask?: Answer } = {}) => {
  const { createTask = async () => online, ...input } = options
  const calls: CreateTaskInput[] = []
  const emitted: WizardEmitted[] = []
  const machine = taskWizardMachine.provide({
    actors: {
      createTask: fromPromise<CreatedTask, CreateTaskInput>(({ input }) => {
        calls.push(input)
        return createTask(input)
      }),
    },
  })
  const clock = options.clock ?? manualClock()
  const storage = options.storage ?? memoryStorage()
  const actor: TaskWizardActor = createActor(machine, {
    input: { categories, timeZone: 'Europe/Moscow', ids: fakeIds(), isSignedIn: true, ...input, clock, storage },
    clock,
    inspect: watch.inspect,
  })
  for (const type of ['signIn.required', 'step.refused', 'task.created'] as const) {
    actor.on(type, (event) => emitted.push(event))
  }
  actor.start()
  return {
    actor,
    calls,
    emitted,
    storage,
    send: (...events: (WizardEvent | WizardEvent['type'])[]) => {
      for (const event of events) actor.send(typeof event === 'string' ? ({ type: event } as WizardEvent) : event)
    },
    fill: (values: Partial<WizardValues>) => {
      for (const [name, value] of Object.entries(values))
        actor.send({ type: 'field.change', name, value } as WizardEvent)
    },
    view: () => selectWizard(actor.getSnapshot()),
  }
}

const stepOf = (view: WizardViewState) => (view.status === 'editing' ? view.step : view.status)
const errorsOf = (view: WizardViewState) => (view.status === 'editing' ? view.errors : {})

/** A wizard at the review, everything answered step by step. */
const atReview = (options: Parameters<typeof open>[0] = {}) => {
  const wizard = open(options)
  wizard.fill(answers)
  wizard.send('step.next', 'step.next', 'step.next', 'step.next', 'step.next', 'step.next')
  return wizard
}

afterAll(() => {
  expect(watch.missed()).toEqual([])
})

describe('going through the steps', () => {
  it('asks one thing after the other and shows how far one is', () => {
    const { fill, send, view } = open()
    const seen: unknown[] = []
    for (const step of WIZARD_STEPS) {
      const now = view()
      seen.push(now.status === 'editing' && [now.step, now.progress.number, now.canGoBack])
      if (step === 'what') fill(answers)
      send('step.next')
    }
    expect(seen).toEqual(WIZARD_STEPS.map((step, index) => [step, index + 1, index > 0]))
  })

  it('stays and says what is wrong, only about this step and only once one tries to go on', () => {
    const { emitted, send, fill, view } = open()
    expect(errorsOf(view())).toEqual({})

    send('step.next')
    expect(stepOf(view())).toBe('what')
    expect(errorsOf(view())).toEqual({ title: 'Напишите, что нужно сделать.', categoryId: 'Выберите категорию.' })
    expect(emitted).toEqual([{ type: 'step.refused' }])

    fill({ title: 'Заменить смеситель' })
    expect(errorsOf(view())).toEqual({ categoryId: 'Выберите категорию.' })
  })

  it.each([
    ['details', { description: '' }],
    ['where', { city: null }],
    ['when', { startDay: '2026-03-01' }],
    ['budget', { budgetTo: 1 }],
    ['contacts', {}],
  ] as const)('goes back from «%s» and forward again without losing a word', (step, spoiled) => {
    const { fill, send, view } = open()
    fill(answers)
    while (stepOf(view()) !== step) send('step.next')
    fill(spoiled)
    if (Object.keys(spoiled).length > 0) {
      send('step.next')
      expect(stepOf(view())).toBe(step)
      expect(Object.keys(errorsOf(view()))).not.toEqual([])
    }
    send('step.back')
    expect(stepOf(view())).toBe(WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1])
    send('step.next')
    const back = view()
    expect(stepOf(back)).toBe(step)
    expect(back.status === 'editing' && back.values).toEqual({
      ...open().actor.getSnapshot().context.values,
      ...answers,
      ...spoiled,
    })
  })

  it('returns from a correction straight to the review', () => {
    const { fill, send, view } = atReview()
    send({ type: 'step.open', step: 'where' })
    expect(stepOf(view())).toBe('where')
    fill({ addressDetail: 'Подъезд 2' })
    send('step.next')
    expect(stepOf(view())).toBe('review')
    send('step.back')
    expect(stepOf(view())).toBe('contacts')
  })

  it('jumps to the furthest step that was reached, also after a reload', () => {
    const storage = memoryStorage()
    const { fill, send, view } = open({ storage })
    fill(answers)
    send('step.next', 'step.next', 'step.back', 'step.back')
    expect(stepOf(view())).toBe('what')
    send({ type: 'step.open', step: 'where' })
    expect(stepOf(view())).toBe('where')
    expect(stepOf(open({ storage }).view())).toBe('where')
  })

  it('stays at the first step when one goes back from it', () => {
    const { send, view } = open()
    send('step.back')
    expect(stepOf(view())).toBe('what')
  })

  it('has done all steps that it leads through', () => {
    const now = atReview().view()
    expect(now.status === 'editing' && now.steps.map(({ state }) => state)).toEqual([
      ...Array(6).fill('done'),
      'current',
    ])
  })

  it('marks the step one came back from as seen', () => {
    const { fill, send, view } = open()
    fill(answers)
    send('step.next', 'step.back')
    const now = view()
    expect(now.status === 'editing' && now.steps.slice(0, 3).map(({ state }) => state)).toEqual([
      'current',
      'done',
      'todo',
    ])
  })

  it('suggests at the first step alone, and asks nothing without a category', () => {
    const { fill, send, view } = open()
    const first = view()
    expect(first.status === 'editing' && first.questions).toEqual([])
    fill(answers)
    send('step.next')
    const second = view()
    expect(second.status === 'editing' && second.suggestions).toEqual([])
  })

  it('does not jump to a step that was not reached', () => {
    const { send, view } = open()
    send({ type: 'step.open', step: 'budget' })
    expect(stepOf(view())).toBe('what')
  })

  it('marks the steps that are done, unfinished and still to come', () => {
    const { fill, send, view } = open()
    fill(answers)
    send('step.next', 'step.next')
    fill({ title: '' })
    const now = view()
    expect(now.status === 'editing' && now.steps.map(({ state }) => state)).toEqual([
      'unfinished',
      'done',
      'current',
      'todo',
      'todo',
      'todo',
      'todo',
    ])
  })

  it('suggests categories by the title, asks the category’s questions and warns about contacts', () => {
    const { fill, view } = open()
    fill({ title: 'Заменить смеситель', description: 'Звоните 8 912 345 67 89', categoryId: 12 })
    const now = view()
    if (now.status !== 'editing') throw new Error(now.status)
    expect(now.suggestions.map(({ name }) => name)).toEqual(['Сантехника'])
    expect(now.questions.map(({ id }) => id)).toEqual(['area'])
    expect(now.contacts).toEqual([{ kind: 'phone', text: '8 912 345 67 89' }])
    expect(now.days).toEqual(['2026-03-02', '2026-05-30'])
  })
})

describe('what is known beforehand', () => {
  it('skips a step that is answered, and lets one go back to it', () => {
    const { send, view } = open({ prefill: { title: 'Плитка в ванной', categoryId: 12 } })
    expect(stepOf(view())).toBe('details')
    send('step.back')
    expect(stepOf(view())).toBe('what')
    send('step.next')
    expect(stepOf(view())).toBe('details')
  })

  it('takes the category that a title clearly speaks of', () => {
    const { actor, view } = open({ prefill: { title: 'Сантехник на час' } })
    expect(stepOf(view())).toBe('details')
    expect(actor.getSnapshot().context.values.categoryId).toBe(11)
  })

  it('keeps the category that it was given, whatever the title speaks of', () => {
    const { actor } = open({ prefill: { title: 'Сантехник на час', categoryId: 12 } })
    expect(actor.getSnapshot().context.values.categoryId).toBe(12)
  })

  it('has the category chosen that the visitor comes with, and still asks for the title', () => {
    const { fill, send, view, actor } = open({ category: 'ukladka-plitki' })
    expect(stepOf(view())).toBe('what')
    expect(actor.getSnapshot().context.values).toEqual({ ...emptyWizardValues, categoryId: 12 })
    fill({ title: 'Плитка в ванной' })
    send('step.next')
    expect(stepOf(view())).toBe('details')
  })

  it('skips what a title and a category have answered, whatever else the title speaks of', () => {
    const { actor, view } = open({ category: 'ukladka-plitki', prefill: { title: 'Сантехник на час' } })
    expect(stepOf(view())).toBe('details')
    expect(actor.getSnapshot().context.values.categoryId).toBe(12)
  })

  it('offers the leaves of a branch until the title says more', () => {
    const { fill, view } = open({ category: 'remont' })
    const offered = () => {
      const now = view()
      return now.status === 'editing' && [now.branch?.name, now.suggestions.map(({ name }) => name)]
    }
    expect(stepOf(view())).toBe('what')
    expect(offered()).toEqual(['Ремонт и отделка', ['Сантехника', 'Укладка плитки']])
    fill({ title: 'Заменить смеситель' })
    expect(offered()).toEqual([undefined, ['Сантехника']])
  })

  it('takes the category of a title within the branch alone', () => {
    const { actor, view } = open({ category: 'remont', prefill: { title: 'Сантехник на час' } })
    expect([stepOf(view()), actor.getSnapshot().context.values.categoryId]).toEqual(['details', 11])
    const other = open({ category: 'remont', prefill: { title: 'Грузоперевозки по городу' } })
    expect([stepOf(other.view()), other.actor.getSnapshot().context.values.categoryId]).toEqual(['what', null])
  })

  it('begins as ever with a category that nobody knows', () => {
    const now = open({ category: 'astrologiya' }).view()
    expect(now.status === 'editing' && [now.step, now.values, now.suggestions]).toEqual(['what', emptyWizardValues, []])
  })

  it('does not skip a step that is answered in part or badly', () => {
    expect(stepOf(open({ prefill: { title: 'Помогите' } }).view())).toBe('what')
    expect(stepOf(open({ prefill: { categoryId: 1 } }).view())).toBe('what')
    const { fill, send, view } = open({ prefill: { city: kazan } })
    fill({ ...answers, placeMode: null })
    send('step.next', 'step.next')
    expect(stepOf(view())).toBe('where')
  })

  it('skips a prefilled step in the middle on the first pass only', () => {
    const { fill, send, view } = open({ prefill: { placeMode: 'CLIENT', city: kazan } })
    fill(answers)
    send('step.next', 'step.next')
    expect(stepOf(view())).toBe('when')
    send('step.back')
    expect(stepOf(view())).toBe('where')
    send('step.back', 'step.next')
    expect(stepOf(view())).toBe('where')
  })
})

describe('the draft', () => {
  const left = (step = 3) => {
    const storage = memoryStorage()
    const { fill, send } = open({ storage })
    fill(answers)
    for (let index = 0; index < step; index += 1) send('step.next')
    return storage
  }

  it('comes back after a reload at the step where it was left, and says so', () => {
    const { view, send } = open({ storage: left() })
    const now = view()
    expect(stepOf(now)).toBe('when')
    expect(now.status === 'editing' && now.draft).toEqual({
      status: 'takenUp',
      title: answers.title,
      savedAt: manualClock().now(),
    })
    send('draft.dismiss')
    const read = view()
    expect(read.status === 'editing' && [read.draft, read.values.title]).toEqual([null, answers.title])
  })

  it('holds what was typed in a step that was not finished', () => {
    const storage = memoryStorage()
    open({ storage }).fill({ title: 'Починить кран' })
    const now = open({ storage }).view()
    expect(now.status === 'editing' && [stepOf(now), now.values.title]).toEqual(['what', 'Починить кран'])
  })

  it('that was set aside outlives the first words of the new task', () => {
    const storage = left()
    const other = open({ storage, prefill: { categoryId: 12, title: 'Плитка' } })
    other.fill({ title: 'Плитка в ванной' })
    expect(other.actor.getSnapshot().context.values.title).toBe('Плитка в ванной')
    const now = open({ storage }).view()
    expect(now.status === 'editing' && now.values.title).toBe(answers.title)
  })

  it('can be discarded for a fresh start, in the same city', () => {
    const storage = left()
    const { view, send } = open({ storage, prefill: { city: kazan } })
    send('draft.discard')
    const now = view()
    expect(stepOf(now)).toBe('what')
    expect(now.status === 'editing' && [now.values.title, now.values.city, now.draft]).toEqual(['', kazan, null])
    expect(storage.get(DRAFT_KEY)).toBeNull()
  })

  it('can be discarded by a visitor whose city is unknown', () => {
    const { view, send } = open({ storage: left() })
    send('draft.discard')
    const now = view()
    expect(now.status === 'editing' && now.values.city).toBeNull()
  })

  it.each(['remont', 'ukladka-plitki'])('steps aside for the category %s', (category) => {
    const now = open({ storage: left(), category }).view()
    expect(now.status === 'editing' && now.draft?.status).toBe('setAside')
  })

  it.each([{ title: 'Помогите' }, { categoryId: 12 }])('steps aside for %j alone', (prefill) => {
    const now = open({ storage: left(), prefill }).view()
    expect(now.status === 'editing' && now.draft?.status).toBe('setAside')
  })

  it('steps aside for a new task and can still be taken up', () => {
    const { view, send } = open({ storage: left(), prefill: { title: 'Плитка в ванной', categoryId: 12 } })
    const now = view()
    expect(now.status === 'editing' && [now.values.title, now.draft?.status]).toEqual(['Плитка в ванной', 'setAside'])
    send('draft.takeUp')
    const taken = view()
    expect(stepOf(taken)).toBe('when')
    expect(taken.status === 'editing' && [taken.values.title, taken.draft?.status]).toEqual([answers.title, 'takenUp'])
  })

  it('that was set aside can be forgotten without touching the new task', () => {
    const storage = left()
    const { view, send } = open({ storage, prefill: { categoryId: 12, title: 'Плитка в ванной' } })
    send('draft.discard')
    const now = view()
    expect(now.status === 'editing' && [now.values.title, now.draft]).toEqual(['Плитка в ванной', null])
    expect(storage.get(DRAFT_KEY)).toBeNull()
  })

  it('is offered for thirty days', () => {
    const storage = left()
    const clock = manualClock()
    clock.advance(DRAFT_LIFETIME - 1)
    expect(stepOf(open({ storage, clock }).view())).toBe('when')
    clock.advance(1)
    expect(stepOf(open({ storage, clock }).view())).toBe('what')
  })

  it.each([
    'garbage',
    '[]',
    'null',
    '{"version":0,"step":"when","savedAt":1772442000000}',
    '{"version":1,"step":"then","savedAt":1772442000000}',
    '{"version":1,"step":"when","savedAt":"today"}',
  ])('is ignored when it is not ours: %s', (text) => {
    expect(stepOf(open({ storage: memoryStorage({ [DRAFT_KEY]: text }) }).view())).toBe('what')
  })

  it('keeps every answer and what was seen, whatever kind of answer it is', () => {
    const storage = memoryStorage()
    const { fill, send } = open({ storage })
    const given: WizardValues = {
      ...answers,
      files: [aTaskFile(1)],
      properties: { fixture: 'Заменить', area: 5, lift: true, items: ['Стол', 'Стул'] },
      point: { lat: 55.79, lon: 49.12 },
      addressDetail: 'Подъезд 2',
      dateMode: 'PERIOD',
      endDay: '2026-03-09',
      budgetType: 'RANGE',
      budgetFrom: 1_000_00,
      contactMode: 'CHAT_AND_PHONE',
      verifiedOnly: true,
    }
    fill(given)
    send('step.next', 'step.next', 'step.next')
    const again = open({ storage }).view()
    expect(again.status === 'editing' && again.values).toEqual(given)
    expect(again.status === 'editing' && again.steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'current',
      'todo',
      'todo',
      'todo',
    ])
  })

  it('takes no single answer of a kind that its field does not hold', () => {
    const savedAt = manualClock().now()
    const empty = open().actor.getSnapshot().context.values
    const wrong = {
      title: 'а'.repeat(20_001),
      categoryId: '11',
      properties: ['Заменить'],
      description: 5,
      placeMode: 'MOON',
      city: { id: '551487', name: 'Казань' },
      addressDetail: null,
      dateMode: 'SOON',
      startDay: 5,
      endDay: null,
      budgetType: 'GIFT',
      budgetFrom: 0.5,
      budgetTo: '3000',
      contactMode: null,
      verifiedOnly: 'yes',
    }
    for (const [field, value] of [
      ...Object.entries(wrong),
      ['properties', { fixture: null }],
      ['properties', { fixture: 'Заменить', area: null }],
      ['properties', 'Заменить'],
      ['properties', { fixture: ['Стол', 5] }],
      ['city', { id: 551487 }],
      ['city', [551487]],
    ] as const) {
      const stored = JSON.stringify({ version: 1, step: 'what', visited: [], savedAt, values: { [field]: value } })
      const now = open({ storage: memoryStorage({ [DRAFT_KEY]: stored }) }).view()
      expect([field, now.status === 'editing' && now.values]).toEqual([field, empty])
    }
  })

  it('forgets steps that are none, and a key that is none', async () => {
    const storage = memoryStorage()
    open({ storage }).fill(answers)
    const draft = JSON.parse(storage.get(DRAFT_KEY) ?? '{}')
    storage.set(
      DRAFT_KEY,
      JSON.stringify({ ...draft, step: 'review', visited: ['what', 'then', 'review'], idempotencyKey: 7 }),
    )
    const { actor, calls, send } = open({ storage })
    expect(actor.getSnapshot().context.visited).toEqual(['what', 'review'])
    send('task.submit')
    await settle()
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([testUuid(1)])
  })

  it('fills the gap of an older one with the city of the visitor, and leaves a chosen city alone', () => {
    const storage = memoryStorage()
    open({ storage }).fill({ title: 'Починить кран' })
    const cityOf = (wizard: ReturnType<typeof open>) => wizard.actor.getSnapshot().context.values.city
    expect(cityOf(open({ storage, prefill: { city: kazan } }))).toEqual(kazan)
    const chosen = left()
    expect(cityOf(open({ storage: chosen, prefill: { city: { id: 1, name: 'Москва' } } }))).toEqual(kazan)
  })

  it('has seen its step alone and tried none, whether it is new or taken up', () => {
    const storage = memoryStorage()
    const stepsOf = ({ actor }: ReturnType<typeof open>) => {
      const { visited, attempted } = actor.getSnapshot().context
      return [visited, attempted]
    }
    const fresh = open({ storage })
    expect(stepsOf(fresh)).toEqual([['what'], []])
    fresh.fill({ description: 'а'.repeat(20_000) })
    const taken = open({ storage })
    expect(stepsOf(taken)).toEqual([['what'], []])
    expect(taken.actor.getSnapshot().context.values.description).toHaveLength(20_000)
  })

  it('keeps the sound fields of a damaged one', () => {
    const savedAt = manualClock().now()
    const values = { title: 'Собрать шкаф', budgetTo: '3000', properties: { x: {} }, city: 'Казань', placeMode: 'MOON' }
    const stored = JSON.stringify({ version: 1, step: 'what', visited: 'all', savedAt, values })
    const { actor, view } = open({ storage: memoryStorage({ [DRAFT_KEY]: stored }) })
    const now = view()
    expect(now.status === 'editing' && now.values).toEqual({
      ...open().actor.getSnapshot().context.values,
      title: 'Собрать шкаф',
    })
    expect(actor.getSnapshot().context.visited).toEqual(['what'])
  })
})

describe('sending', () => {
  it('sends what the contract takes, with days as noons, and forgets the draft', async () => {
    const { calls, emitted, send, storage, view } = atReview()
    send('task.submit')
    expect(view().status).toBe('submitting')
    await settle()

    expect(view()).toEqual({ status: 'submitted', task: online })
    expect(emitted).toEqual([{ type: 'task.created', task: online }])
    expect(storage.get(DRAFT_KEY)).toBeNull()
    expect(calls).toHaveLength(1)
    expect(taskInput.parse(calls[0]?.body)).toEqual({
      title: answers.title,
      categoryId: 11,
      properties: { fixture: 'Заменить' },
      description: answers.description,
      placeMode: 'CLIENT',
      cityId: 551487,
      point: null,
      addressDetail: null,
      dateMode: 'EXACT',
      startPeriod: '2026-03-04T09:00:00.000Z',
      endPeriod: null,
      budgetType: 'FIXED',
      budgetFrom: null,
      budgetTo: 3_000_00,
      contactMode: 'CHAT',
      verifiedOnly: false,
    })
  })

  it('sends both days of a period, and an address that was given', async () => {
    const { calls, fill, send } = atReview()
    fill({ dateMode: 'PERIOD', endDay: '2026-03-09', addressDetail: 'Подъезд 2' })
    send('task.submit')
    await settle()

    const { startPeriod, endPeriod, addressDetail } = calls[0]?.body ?? {}
    expect([startPeriod, endPeriod, addressDetail]).toEqual([
      '2026-03-04T09:00:00.000Z',
      '2026-03-09T09:00:00.000Z',
      'Подъезд 2',
    ])
  })

  it('sends the pin with its city, and forgets it with another city', async () => {
    const pin = { lat: 55.79, lon: 49.12 }
    const kept = atReview()
    kept.fill({ point: pin })
    kept.send('task.submit')
    await settle()
    expect(kept.calls[0]?.body.point).toEqual(pin)

    const other = atReview()
    other.fill({ point: pin })
    other.fill({ city: { ...kazan } })
    other.fill({ city: { id: 524901, name: 'Москва' } })
    other.send('task.submit')
    await settle()
    expect(other.calls[0]?.body).toMatchObject({ cityId: 524901, point: null })
  })

  it('sends no days that were picked before the answer was another', async () => {
    const { calls, fill, send } = atReview()
    fill({ dateMode: 'ASAP', endDay: '2026-03-09' })
    send('task.submit')
    await settle()

    expect([calls[0]?.body.startPeriod, calls[0]?.body.endPeriod]).toEqual([null, null])
  })

  it('is over once the task is there', async () => {
    const { actor, send } = atReview()
    send('task.submit')
    await settle()
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('lets one mend the task while it is kept offline', async () => {
    const { send, view } = atReview({ createTask: () => Promise.reject(new TransportError('offline')) })
    send('task.submit')
    await settle()
    send({ type: 'step.open', step: 'where' })
    expect(stepOf(view())).toBe('where')
  })

  it('shows at the review what no step can mend, and begins a new attempt after a refusal', async () => {
    const fields = { captcha: 'Подтвердите, что вы человек.' }
    const refusal = new ApiError('Проверьте поля.', { statusCode: 400, code: 'VALIDATION_FAILED', fields })
    const { calls, send, view } = atReview({ createTask: () => Promise.reject(refusal) })
    send('task.submit')
    await settle()
    expect([stepOf(view()), errorsOf(view())]).toEqual(['review', fields])
    send('task.submit')
    await settle()
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([testUuid(1), testUuid(2)])
  })

  it('goes back to the way to talk when the server refuses it', async () => {
    const fields = { contactMode: 'Сначала подтвердите телефон.' }
    const refusal = new ApiError('Проверьте поля.', { statusCode: 400, code: 'VALIDATION_FAILED', fields })
    const { send, view } = atReview({ createTask: () => Promise.reject(refusal) })
    send('task.submit')
    await settle()
    expect([stepOf(view()), errorsOf(view())]).toEqual(['contacts', fields])
  })

  it('goes to the first step that became wrong while the wizard stood open', () => {
    const clock = manualClock()
    const { calls, send, view } = atReview({ clock })
    clock.advance(5 * 86_400_000)
    send('task.submit')
    expect(stepOf(view())).toBe('when')
    expect(errorsOf(view())).toEqual({ startDay: 'Эта дата уже прошла.' })
    expect(calls).toEqual([])
  })

  it('keeps the task offline and sends it once, with the same key, when the network is back', async () => {
    let answer: Answer = () => Promise.reject(new TransportError('offline'))
    const { calls, send, storage, view } = atReview({ createTask: (call) => answer(call) })
    send('task.submit')
    await settle()
    expect(view()).toEqual({
      status: 'keptOffline',
      values: expect.objectContaining({ title: answers.title }),
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
      isOnlineAgain: false,
    })
    expect(JSON.parse(storage.get(DRAFT_KEY) ?? '{}').step).toBe('review')

    send('connection.restored')
    const now = view()
    expect(now.status === 'keptOffline' && now.isOnlineAgain).toBe(true)

    send('task.submit')
    await settle()
    const again = view()
    expect(again.status === 'keptOffline' && again.isOnlineAgain).toBe(false)

    answer = async () => online
    send('task.submit')
    await settle()
    expect(view().status).toBe('submitted')
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(3).fill(testUuid(1)))
    expect(calls[0]?.body).toEqual(calls[2]?.body)
  })

  it('keeps the key over a reload, and takes a new one for other values', async () => {
    const storage = memoryStorage()
    const first = atReview({ storage, createTask: () => Promise.reject(new TransportError('timeout')) })
    first.send('task.submit')
    await settle()

    const second = open({
      storage,
      createTask: () => Promise.reject(new TransportError('timeout')),
      ids: { uuid: () => 'new' },
    })
    expect(stepOf(second.view())).toBe('review')
    second.send('task.submit')
    await settle()
    second.send({ type: 'step.open', step: 'budget' })
    second.fill({ budgetTo: 4_000_00 })
    second.send('step.next', 'task.submit')
    await settle()

    expect(second.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([testUuid(1), 'new'])
  })

  it('goes to the first field that the server refuses, and forgets the message once it is changed', async () => {
    const fields = { budgetTo: 'Слишком мало.', cityId: 'Такого города нет.' }
    const refusal = new ApiError('Проверьте поля.', { statusCode: 400, code: 'VALIDATION_FAILED', fields })
    const { emitted, fill, send, view } = atReview({ createTask: () => Promise.reject(refusal) })
    send('task.submit')
    await settle()
    expect(stepOf(view())).toBe('where')
    expect(errorsOf(view())).toEqual({ city: 'Такого города нет.' })
    expect(emitted).toEqual([{ type: 'step.refused' }])

    fill({ city: { id: 1, name: 'Москва' } })
    expect(errorsOf(view())).toEqual({})
    send({ type: 'step.open', step: 'budget' })
    expect(errorsOf(view())).toEqual({ budgetTo: 'Слишком мало.' })
  })

  it('tells at the review why the server said no, and begins a new attempt', async () => {
    const refusal = new ApiError('У вас уже 10 открытых заданий.', { statusCode: 409, code: 'TASK_LIMIT_REACHED' })
    const { calls, send, view } = atReview({ createTask: () => Promise.reject(refusal) })
    send('task.submit')
    await settle()
    const now = view()
    expect(now.status === 'editing' && [now.step, now.message]).toEqual(['review', 'У вас уже 10 открытых заданий.'])
    send('task.submit')
    await settle()
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([testUuid(1), testUuid(2)])
  })

  it('keeps the attempt when the server itself broke', async () => {
    const { calls, send } = atReview({ createTask: () => Promise.reject(new ApiError('', { statusCode: 500 })) })
    send('task.submit')
    await settle()
    send('task.submit')
    await settle()
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([testUuid(1)]))
  })
})

describe('files', () => {
  const one = aFile({ id: testUuid(1), name: 'Фото 1.jpg' })
  const two = aFile({ id: testUuid(2), name: 'Фото 2.jpg' })

  it('go with the task in their order', async () => {
    const { calls, send } = atReview()
    send(moved([one], ['Фото 2.jpg']), moved([two, one]), 'task.submit')
    await settle()
    expect(calls[0]?.body.fileIds).toEqual([testUuid(2), testUuid(1)])
  })

  it('outlive a reload once they are stored; those that are not are named', () => {
    const storage = memoryStorage()
    const { fill, send } = open({ storage })
    fill(answers)
    send('step.next', moved([one], ['План.pdf']))
    const again = open({ storage })
    const view = again.view()
    expect(view.status === 'editing' && [view.values.files, view.lost, view.missing]).toEqual([
      [aTaskFile(1)],
      ['План.pdf'],
      [],
    ])

    again.send(moved([one, two]))
    const kept = open({ storage }).view()
    expect(kept.status === 'editing' && kept.lost).toEqual(['План.pdf'])
    again.send('lost.dismiss')
    const read = open({ storage }).view()
    expect(read.status === 'editing' && [read.lost, read.values.files.length]).toEqual([[], 2])
  })

  it('are named when the server has swept them meanwhile', () => {
    const [storage, clock] = [memoryStorage(), manualClock()]
    const { fill, send } = open({ storage, clock })
    fill(answers)
    send('step.next', moved([one]))
    clock.advance(24 * 3_600_000)
    const view = open({ storage, clock }).view()
    expect(view.status === 'editing' && [view.values.files, view.lost]).toEqual([[], ['Фото 1.jpg']])
  })

  it('are waited for, and then the task goes by itself', async () => {
    const { calls, send, view } = atReview()
    send(moved([], ['Фото 1.jpg']), 'task.submit')
    expect(view()).toEqual({ status: 'awaitingFiles', values: expect.anything(), missing: ['Фото 1.jpg'] })
    expect(calls).toEqual([])

    send(moved([one]))
    await settle()
    expect([view().status, calls[0]?.body.fileIds]).toEqual(['submitted', [testUuid(1)]])
  })

  it('of a guest are waited for after the sign-in', async () => {
    const { send, view } = atReview({ isSignedIn: false })
    send(moved([], ['Фото 1.jpg']), 'task.submit', 'session.signedIn')
    expect(view().status).toBe('awaitingFiles')
    send(moved([one]))
    await settle()
    expect(view().status).toBe('submitted')
  })

  it('that do not come lead back to their step, with their names, until something is done about them', () => {
    const { calls, emitted, send, view } = atReview()
    send(
      moved([one], ['Фото 2.jpg', 'План.pdf']),
      'task.submit',
      moved([one], ['Фото 2.jpg', 'План.pdf'], ['План.pdf']),
    )
    expect(view().status).toBe('awaitingFiles')
    send(moved([one, two], ['План.pdf'], ['План.pdf']))
    expect([stepOf(view()), errorsOf(view()), calls]).toEqual([
      'details',
      { files: 'Не загрузилось: «План.pdf». Загрузите снова или уберите из списка.' },
      [],
    ])
    expect(emitted).toEqual([{ type: 'step.refused' }])

    send(moved([one, two]))
    expect(errorsOf(view())).toEqual({})
  })

  it('make another attempt of the task', async () => {
    let answer: Answer = () => Promise.reject(new TransportError('offline'))
    const { calls, send } = atReview({ createTask: (call) => answer(call) })
    send('task.submit')
    await settle()
    send({ type: 'step.open', step: 'details' }, moved([], ['Фото 1.jpg']))
    send({ type: 'step.open', step: 'review' }, 'task.submit', moved([one]))
    answer = async () => online
    await settle()
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([testUuid(1), testUuid(2)])
  })

  it('may move while the task is kept offline', async () => {
    const { send, view } = atReview({ createTask: () => Promise.reject(new TransportError('offline')) })
    send('task.submit')
    await settle()
    send(moved([one]))
    const now = view()
    expect(now.status === 'keptOffline' && now.values.files).toEqual([aTaskFile(1)])
  })

  it('leave with what is thrown away, and leave a draft that is set aside alone', () => {
    const storage = memoryStorage()
    const { fill, send } = open({ storage })
    fill(answers)
    send('step.next', moved([one]))

    const other = open({ storage, prefill: { title: 'Помыть окна' } })
    other.send(moved([two]))
    const kept = open({ storage }).view()
    expect(kept.status === 'editing' && kept.values.files).toEqual([aTaskFile(1)])

    other.send('draft.takeUp')
    expect(other.actor.getSnapshot().context.filesRound).toBe(1)
    other.send('draft.discard')
    const { values, filesRound } = other.actor.getSnapshot().context
    expect([values.files, filesRound]).toEqual([[], 2])
  })
})

describe('signing in', () => {
  it('lets a guest go through all steps and sends after the sign-in', async () => {
    const { calls, emitted, send, view } = atReview({ isSignedIn: false })
    send('task.submit')
    expect(view()).toEqual({ status: 'awaitingSignIn', reason: 'guest', values: expect.anything() })
    expect(emitted).toEqual([{ type: 'signIn.required' }])
    expect(calls).toEqual([])

    send('session.signedIn')
    await settle()
    expect(view().status).toBe('submitted')
  })

  it('is asked for, for what it is, each time anew', async () => {
    let answer: Answer = () => Promise.reject(new SessionExpiredError())
    const { send, view } = atReview({ createTask: (call) => answer(call) })
    send('task.submit')
    await settle()
    answer = () => Promise.reject(new ApiError('Нельзя.', { statusCode: 409, code: 'TASK_LIMIT_REACHED' }))
    send('session.signedIn')
    await settle()
    send('session.signedOut', 'task.submit')
    expect(view()).toEqual({ status: 'awaitingSignIn', reason: 'guest', values: expect.anything() })
  })

  it('returns to the review when the guest changes their mind', () => {
    const { send, view } = atReview({ isSignedIn: false })
    send('task.submit', 'signIn.dismiss')
    expect(stepOf(view())).toBe('review')
  })

  it('notices that the visitor signed in or out on the way', async () => {
    const guest = atReview({ isSignedIn: false })
    guest.send('session.signedIn', 'task.submit')
    await settle()
    expect(guest.view().status).toBe('submitted')

    const leaving = atReview()
    leaving.send('session.signedOut', 'task.submit')
    expect(leaving.view().status).toBe('awaitingSignIn')
  })

  it('is asked for again after a lost session, however often one changes one’s mind', async () => {
    const { calls, send, view } = atReview({ createTask: () => Promise.reject(new SessionExpiredError()) })
    send('task.submit')
    await settle()
    send('signIn.dismiss', 'task.submit')
    await settle()
    expect([view().status, calls.length]).toEqual(['awaitingSignIn', 1])
  })

  it.each([
    ['an expired session', new SessionExpiredError()],
    ['a 401', new ApiError('Войдите, чтобы продолжить.', { statusCode: 401, code: 'UNAUTHORIZED' })],
  ])('resumes the same attempt after %s', async (_, error) => {
    let answer: Answer = () => Promise.reject(error)
    const { calls, send, view } = atReview({ createTask: (call) => answer(call) })
    send('task.submit')
    await settle()
    expect(view()).toEqual({ status: 'awaitingSignIn', reason: 'expired', values: expect.anything() })

    answer = async () => online
    send('session.signedIn')
    await settle()
    expect(view().status).toBe('submitted')
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([testUuid(1), testUuid(1)])
  })
})

describe('provideTaskWizard', () => {
  it('creates the task through the API with the key of the attempt', async () => {
    const keys: unknown[] = []
    const titles: unknown[] = []
    const machine = provideTaskWizard({
      createTask: async ({ body }, options) => {
        titles.push(body.title)
        keys.push(options?.idempotencyKey)
        return { data: aTask({ id: 77, status: 'PENDING' }) }
      },
    })
    const { storage } = atReview()
    const clock = manualClock()
    const input = { categories, timeZone: 'Europe/Moscow', ids: fakeIds(), isSignedIn: true, clock, storage }
    const actor = createActor(machine, { input }).start()
    actor.send({ type: 'task.submit' })
    await settle()

    expect(selectWizard(actor.getSnapshot())).toEqual({ status: 'submitted', task: { id: 77, status: 'PENDING' } })
    expect([keys, titles]).toEqual([[testUuid(1)], [answers.title]])
  })
})
