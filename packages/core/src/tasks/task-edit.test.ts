import { afterAll, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { ApiError } from '../api/index.ts'
import { indexCategories } from '../categories/index.ts'
import type { EditableTask, StoredFile, Task, TaskRejectField } from '../contract/index.ts'
import { FILES_COMING } from '../files/index.ts'
import {
  aCategoryTree,
  aFile,
  anEditableTask,
  aTask,
  manualClock,
  memoryStorage,
  settle,
  TEST_NOW,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { provideTaskEdit, type TaskEditActor, taskEditMachine } from './task-edit.machine.ts'
import { changedPartsOf, selectTaskEdit } from './task-edit.selectors.ts'
import type { TaskEditEmitted, TaskEditEvent, UpdateTaskInput } from './task-edit.types.ts'
import { taskEditDraftKey } from './task-edit-draft.ts'

const categories = indexCategories(aCategoryTree())
const timeZone = 'Europe/Moscow'
const watch = watchTransitions(taskEditMachine)
const fresh = (overrides: Partial<EditableTask> = {}) => anEditableTask({ repliesCount: 0, ...overrides })
const withInput = (input: Partial<EditableTask['input']>, overrides: Partial<EditableTask> = {}) =>
  fresh({ input: { ...anEditableTask().input, ...input }, ...overrides })

interface Options {
  readonly task?: EditableTask
  readonly update?: () => Promise<Task>
  readonly load?: () => Promise<EditableTask>
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly clock?: ReturnType<typeof manualClock>
}

const open = ({ task = fresh(), storage = memoryStorage(), ...calls }: Options = {}) => {
  const { update = async () => aTask(), load = async () => fresh() } = calls
  const sent: UpdateTaskInput[] = []
  const emitted: TaskEditEmitted[] = []
  const machine = taskEditMachine.provide({
    actors: {
      updateTask: fromPromise<Task, UpdateTaskInput>(({ input }) => {
        sent.push(input)
        return update()
      }),
      loadTask: fromPromise<EditableTask, { id: number }>(() => load()),
    },
  })
  const clock = calls.clock ?? manualClock()
  const input = { task, categories, timeZone, clock, storage }
  const actor: TaskEditActor = createActor(machine, { input, clock, inspect: watch.inspect })
  actor.on('edit.refused', (event) => emitted.push(event))
  actor.on('task.saved', (event) => emitted.push(event))
  actor.start()
  const view = () => {
    const state = selectTaskEdit(actor.getSnapshot())
    if (state.status === 'saved' || state.status === 'closed') throw new Error(`The form is ${state.status}`)
    return state
  }
  return {
    sent,
    emitted,
    storage,
    view,
    values: () => view().fields.values,
    state: () => selectTaskEdit(actor.getSnapshot()),
    send: (event: TaskEditEvent) => actor.send(event),
  }
}

const title = (value: string) => ({ type: 'field.change', name: 'title', value }) as const
const sum = (value: number) => ({ type: 'field.change', name: 'budgetTo', value }) as const
const description = (value: string) => ({ type: 'field.change', name: 'description', value }) as const
const save = { type: 'task.save' } as const
const refusedBy = (code: 'VERSION_CONFLICT' | 'TRANSITION_REFUSED' | 'VALIDATION_FAILED', fields = {}) =>
  Promise.reject(new ApiError('Не вышло.', { statusCode: 409, code, fields }))

afterAll(() => {
  expect(watch.missed()).toEqual([])
})

describe('changing a task', () => {
  it('begins with what was written last and sends just what was changed', async () => {
    const edit = open()
    expect(edit.values()).toEqual({
      title: 'Заменить смеситель на кухне',
      categoryId: 11,
      properties: { fixture: 'Заменить' },
      description: aTask().description,
      placeMode: 'CLIENT',
      city: { id: 551487, name: 'Казань' },
      point: aTask().place?.point,
      addressDetail: 'улица Баумана, 15, подъезд 2',
      dateMode: 'PERIOD',
      startDay: '2026-03-04',
      endDay: '2026-03-06',
      budgetType: 'RANGE',
      budgetFrom: 2_000_00,
      budgetTo: 3_500_00,
      contactMode: 'CHAT_AND_PHONE',
      verifiedOnly: false,
      files: [],
    })

    edit.send(sum(4_000_00))
    edit.send(title('  Заменить смеситель в ванной '))
    expect(edit.view().changes).toEqual({ atOnce: ['бюджет'], checked: ['название'] })
    edit.send(save)
    expect(edit.view().status).toBe('saving')
    await settle()

    expect(edit.state()).toEqual({ status: 'saved' })
    expect(edit.sent).toEqual([
      {
        id: 501,
        version: 2,
        changes: {
          title: 'Заменить смеситель в ванной',
          budgetType: 'RANGE',
          budgetFrom: 2_000_00,
          budgetTo: 4_000_00,
        },
      },
    ])
    expect(edit.emitted).toEqual([{ type: 'task.saved', task: aTask() }])
  })

  it('saves nothing where nothing was changed, and nothing that is wrong', () => {
    const edit = open()
    edit.send(save)
    edit.send(title('Да'))
    expect(edit.view().fields.errors).toEqual({})
    edit.send(save)

    expect(edit.sent).toEqual([])
    expect(Object.keys(edit.view().fields.errors)).toEqual(['title'])
    expect(edit.emitted).toEqual([{ type: 'edit.refused' }])
  })

  it('takes a sum that was typed anew for the same sum', () => {
    const task = withInput({ budgetType: 'FIXED', budgetFrom: 3_000_00, budgetTo: 3_000_00 })
    const edit = open({ task })
    edit.send({ type: 'field.change', name: 'budgetFrom', value: null })
    edit.send(sum(3_000_00))

    expect(edit.view().changes).toEqual({ atOnce: [], checked: [] })
  })

  it('sends all of a task that is not published yet to a moderator, whatever was changed', () => {
    const edit = open({ task: fresh({ status: 'PENDING' }) })
    edit.send(sum(4_000_00))

    expect(edit.view().changes).toEqual({ atOnce: [], checked: ['бюджет'] })
  })

  it('shows what a moderator has said at its field until that is changed', () => {
    const edit = open({ task: fresh({ status: 'REJECTED', rejectReason: 'CONTACTS_IN_TEXT' }) })
    expect(edit.view().fields.errors).toEqual({
      description: 'В тексте указаны контакты. Уберите телефоны, адреса почты и ссылки: связаться можно в чате.',
    })
    edit.send(description('Старый течёт у основания, новый уже куплен. Нужно снять и поставить.'))

    expect(edit.view().fields.errors).toEqual({})
    expect(open({ task: fresh({ status: 'REJECTED', rejectReason: 'SPAM' }) }).view().fields.errors).toEqual({})
  })

  it('stands at the field that a moderator has named, in their words, until that part is changed', () => {
    const task = (rejectField: TaskRejectField, more: Partial<EditableTask['input']> = {}) =>
      fresh({
        status: 'REJECTED',
        rejectReason: 'UNCLEAR',
        rejectField,
        rejectComment: 'Так не бывает.',
        input: { ...fresh().input, ...more },
      })
    const placeOf = (field: TaskRejectField, more?: Partial<EditableTask['input']>) =>
      Object.entries(open({ task: task(field, more) }).view().fields.errors)
    const words = 'Из описания непонятно, что нужно сделать. Так не бывает.'

    expect(placeOf('TITLE')).toEqual([['title', words]])
    expect(placeOf('PLACE')).toEqual([['city', words]])
    expect(placeOf('PLACE', { placeMode: 'REMOTE' })).toEqual([['placeMode', words]])
    expect(placeOf('BUDGET', { budgetType: 'NEGOTIABLE' })).toEqual([['budgetType', words]])
    expect(placeOf('FILES')).toEqual([['files', words]])

    const edit = open({ task: task('BUDGET', { budgetType: 'FIXED', budgetTo: 500_00 }) })
    expect(edit.view().fields.errors).toEqual({ budgetTo: words })
    expect([edit.view().rejectField, edit.view().rejectComment]).toEqual(['BUDGET', 'Так не бывает.'])
    edit.send({ type: 'field.change', name: 'budgetType', value: 'NEGOTIABLE' })
    expect(edit.view().fields.errors).toEqual({})
  })

  it('says of a task in work that it cannot be changed', () => {
    const { state } = open({ task: fresh({ status: 'IN_PROGRESS', refusal: 'WRONG_STATE' }) })

    expect(state()).toEqual({ status: 'closed', title: 'Заменить смеситель на кухне', taskStatus: 'IN_PROGRESS' })
  })
})

describe('what was typed and not saved', () => {
  it('is there when the form is opened again, and can be given up', () => {
    const first = open()
    first.send(title('Заменить кран'))
    const again = open({ storage: first.storage })
    expect([again.values().title, again.view().draftSavedAt]).toEqual(['Заменить кран', Date.parse(TEST_NOW)])

    again.send({ type: 'draft.discard' })
    expect([again.values().title, again.view().draftSavedAt]).toEqual(['Заменить смеситель на кухне', null])
    expect(again.storage.get(taskEditDraftKey(501))).toBeNull()
  })

  it('is forgotten when it is typed back, and when it is not understood', () => {
    const edit = open()
    edit.send(title('Заменить кран'))
    edit.send(title('Заменить смеситель на кухне'))
    expect(edit.storage.get(taskEditDraftKey(501))).toBeNull()

    const strange = memoryStorage({ [taskEditDraftKey(501)]: '{{' })
    expect(open({ storage: strange }).view().draftSavedAt).toBeNull()
  })

  it('does not change the category once somebody has replied', () => {
    const storage = memoryStorage()
    open({ storage }).send({ type: 'field.change', name: 'categoryId', value: 12 })

    expect(open({ storage, task: fresh({ repliesCount: 2 }) }).values().categoryId).toBe(11)
  })
})

describe('files', () => {
  const [photo, plan] = [aFile({ id: testUuid(1), name: 'Кухня.jpg' }), aFile({ id: testUuid(2), name: 'План.pdf' })]
  const moved = (stored: readonly StoredFile[], missing: readonly string[] = []) =>
    ({ type: 'files.moved', stored, missing, failed: [] }) as const
  const withPhoto = (overrides: Partial<EditableTask> = {}) => fresh({ files: [photo], ...overrides })

  it('are those of the task, and go in their new order, at once', async () => {
    const edit = open({ task: withPhoto() })
    expect(edit.values().files.map(({ id }) => id)).toEqual([photo.id])
    edit.send(moved([plan, photo]))
    expect(edit.view().changes).toEqual({ atOnce: ['файлы'], checked: [] })
    edit.send(save)
    await settle()

    expect(edit.sent[0]?.changes).toEqual({ fileIds: [plan.id, photo.id] })
  })

  it('that were put back as they were are no change', () => {
    const edit = open({ task: withPhoto() })
    edit.send(moved([]))
    edit.send(moved([photo]))
    expect(edit.view().changes).toEqual({ atOnce: [], checked: [] })
  })

  it('that have not come hold the task back, and say so', () => {
    const edit = open({ task: withPhoto() })
    edit.send(title('Заменить кран'))
    edit.send(moved([photo], ['План.pdf']))
    edit.send(save)
    expect([edit.sent, edit.view().fields.errors]).toEqual([[], { files: FILES_COMING }])
    expect(edit.emitted).toEqual([{ type: 'edit.refused' }])
    edit.send(moved([photo, plan]))
    expect(edit.view().fields.errors).toEqual({})
  })

  it('outlive a reload; those that have not come, or were swept meanwhile, are named until that was read', () => {
    const storage = memoryStorage()
    open({ task: withPhoto(), storage }).send(moved([photo, plan], ['Стена.jpg']))
    const again = open({ task: withPhoto(), storage })
    expect(again.values().files.map(({ id }) => id)).toEqual([photo.id, plan.id])
    expect(again.view().fields.lost).toEqual(['Стена.jpg'])

    const clock = manualClock()
    clock.advance(86_400_000)
    const later = open({ task: withPhoto(), storage, clock })
    expect(later.values().files.map(({ id }) => id)).toEqual([photo.id])
    expect(later.view().fields.lost).toEqual(['План.pdf', 'Стена.jpg'])
    later.send({ type: 'lost.dismiss' })
    expect(later.view().fields.lost).toEqual([])
    expect(open({ task: withPhoto(), storage, clock }).view().fields.lost).toEqual([])
  })
})

describe('a task that was changed elsewhere', () => {
  const elsewhere = withInput({ budgetTo: 5_000_00, title: 'Поставить новый смеситель' }, { version: 3 })

  it('shows what has changed, keeps what was typed and is saved at the next try', async () => {
    let tries = 0
    const update = () => {
      tries += 1
      return tries === 1 ? refusedBy('VERSION_CONFLICT') : Promise.resolve(aTask())
    }
    const edit = open({ update, load: async () => elsewhere })
    edit.send(title('Заменить кран'))
    edit.send(save)
    await settle()

    const { meanwhile } = edit.view()
    expect([edit.values().title, edit.values().budgetTo]).toEqual(['Заменить кран', 5_000_00])
    expect([meanwhile?.changed, meanwhile?.contested, meanwhile?.status]).toEqual([
      ['title', 'budgetTo'],
      ['title'],
      null,
    ])
    expect(changedPartsOf(meanwhile?.contested ?? [])).toEqual(['название'])
    edit.send(save)
    await settle()
    expect(edit.sent[1]).toEqual({ id: 501, version: 3, changes: { title: 'Заменить кран' } })
  })

  it('lets the author take what was written elsewhere', async () => {
    const edit = open({ update: () => refusedBy('VERSION_CONFLICT'), load: async () => elsewhere })
    edit.send({ type: 'theirs.take' })
    edit.send(title('Заменить кран'))
    edit.send(save)
    await settle()
    edit.send({ type: 'theirs.take' })

    expect(edit.values().title).toBe('Поставить новый смеситель')
    expect([edit.view().meanwhile, edit.view().changes]).toEqual([null, { atOnce: [], checked: [] }])
  })

  it('is closed when an executor was chosen meanwhile, and what was typed stays kept', async () => {
    const taken = fresh({ status: 'IN_PROGRESS', refusal: 'WRONG_STATE', version: 3 })
    const edit = open({ update: () => refusedBy('TRANSITION_REFUSED'), load: async () => taken })
    edit.send(title('Заменить кран'))
    edit.send(save)
    await settle()

    expect(edit.state().status).toBe('closed')
    expect(edit.storage.get(taskEditDraftKey(501))).toContain('Заменить кран')
  })

  it('can be tried again when it could not be looked at', async () => {
    const load = () => Promise.reject(new Error('down'))
    const edit = open({ update: () => refusedBy('VERSION_CONFLICT'), load })
    edit.send(title('Заменить кран'))
    edit.send(save)
    await settle()

    expect([edit.view().status, edit.values().title]).toEqual(['editing', 'Заменить кран'])
    expect(edit.view().message).not.toBeNull()
  })
})

describe('a refusal', () => {
  it('stands at its field', async () => {
    const edit = open({ update: () => refusedBy('VALIDATION_FAILED', { cityId: 'Выберите город из списка.' }) })
    edit.send(title('Заменить кран'))
    edit.send(save)
    await settle()

    expect([edit.view().fields.errors, edit.view().message]).toEqual([
      { city: 'Выберите город из списка.' },
      'Не вышло.',
    ])
  })
})

describe('the form over the API', () => {
  it('saves by the version that it began with, and looks again when that is not the last', async () => {
    const calls: unknown[] = []
    const machine = provideTaskEdit({
      updateTask: async (args) => {
        calls.push(args)
        return calls.length === 1 ? refusedBy('VERSION_CONFLICT') : { data: aTask() }
      },
      getTaskToEdit: async (args) => {
        calls.push(args)
        return { data: fresh({ version: 3 }) }
      },
    })
    const clock = manualClock()
    const input = { task: fresh(), categories, timeZone, clock, storage: memoryStorage() }
    const actor = createActor(machine, { input }).start()
    actor.send(title('Заменить кран'))
    actor.send(save)
    await settle()
    actor.send(save)
    await settle()

    expect(calls).toEqual([
      { params: { id: 501 }, body: { title: 'Заменить кран', version: 2 } },
      { params: { id: 501 } },
      { params: { id: 501 }, body: { title: 'Заменить кран', version: 3 } },
    ])
  })
})
