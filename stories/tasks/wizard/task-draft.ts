import { type CategoryIndex, indexCategories } from '@artel/core/categories'
import type { Category } from '@artel/core/contract'
import {
  emptyWizardValues,
  selectWizard,
  type TaskFile,
  taskWizardMachine,
  WIZARD_STEPS,
  type WizardEvent,
  type WizardStep,
  type WizardValues,
  type WizardViewState,
} from '@artel/core/tasks'
import { aCategory, aCategoryProperty, aFile, fakeIds, manualClock, memoryStorage } from '@artel/core/testing'
import { createActor } from 'xstate'
import { storyTime } from '../../frozen-time.tsx'
import { drawn } from '../../kit/drawn-picture.ts'

/** A branch of the tree whose leaf asks a question of every type. */
export const categoryTree: Category[] = [
  aCategory({
    id: 500,
    slug: 'mebel',
    name: 'Мебель и столярные работы',
    parentId: null,
    properties: [],
    meta: { description: 'Столяры и сборщики мебели.' },
    childCategories: [
      aCategory({
        id: 501,
        slug: 'sborka-mebeli',
        name: 'Сборка мебели',
        parentId: 500,
        meta: { description: 'Собрать, разобрать и закрепить мебель.', keywords: ['собрать', 'сборк'] },
        properties: [
          aCategoryProperty({ id: 'place', name: 'Где собирать', options: ['Квартира', 'Дом', 'Офис'] }),
          aCategoryProperty({
            id: 'items',
            name: 'Что собрать',
            type: 'choices',
            required: false,
            options: ['Шкаф', 'Кровать', 'Комод', 'Стол', 'Кухня'],
          }),
          aCategoryProperty({ id: 'length', name: 'Длина', type: 'number', options: [], unit: 'м' }),
          aCategoryProperty({
            id: 'material',
            name: 'Материал',
            required: false,
            options: ['ЛДСП', 'МДФ', 'Массив дерева'],
          }),
          aCategoryProperty({ id: 'brand', name: 'Магазин или марка', type: 'string', required: false, options: [] }),
          aCategoryProperty({
            id: 'wall',
            name: 'Нужно крепить к стене',
            type: 'boolean',
            required: false,
            options: [],
          }),
          aCategoryProperty({ id: 'tools', name: 'Есть инструмент', type: 'boolean', options: [] }),
        ],
      }),
      aCategory({
        id: 502,
        slug: 'kukhni-na-zakaz',
        name: 'Кухни на заказ',
        parentId: 500,
        properties: [],
        meta: { description: 'Кухонные гарнитуры и столешницы.', keywords: ['кухн', 'кухонн', 'гарнитур'] },
      }),
    ],
  }),
  aCategory({
    id: 600,
    slug: 'santehnika',
    name: 'Сантехника',
    parentId: null,
    properties: [],
    meta: { description: 'Ремонт и установка смесителей и труб.' },
    childCategories: [
      aCategory({
        id: 601,
        slug: 'smesiteli-i-kraniki',
        name: 'Смесители и краны',
        parentId: 600,
        properties: [],
        meta: { description: 'Поставить, починить, заменить.', keywords: ['смесител', 'кран'] },
      }),
    ],
  }),
]

export const categories: CategoryIndex = indexCategories(categoryTree)

const withoutPrice = (category: Category): Category => ({
  ...category,
  typicalPrice: null,
  childCategories: category.childCategories.map(withoutPrice),
})
/** The same while too few have replied to tell what is usually asked. */
export const pricelessCategories: CategoryIndex = indexCategories(categoryTree.map(withoutPrice))

/** A task with an answer to everything. */
export const wholeTask: WizardValues = {
  ...emptyWizardValues,
  title: 'Собрать кухонный гарнитур',
  categoryId: 501,
  properties: { place: 'Квартира', items: ['Кухня'], length: 3.2, material: 'МДФ', wall: true, tools: true },
  description:
    'Кухня из восьми модулей, инструкция есть. Нужно собрать, выровнять по уровню, врезать мойку и варочную панель.',
  placeMode: 'CLIENT',
  city: { id: 551487, name: 'Казань' },
  addressDetail: 'улица Баумана, 12, квартира 7',
  dateMode: 'PERIOD',
  startDay: '2026-03-04',
  endDay: '2026-03-09',
  budgetType: 'RANGE',
  budgetFrom: 8_000_00,
  budgetTo: 12_000_00,
  contactMode: 'CHAT_AND_PHONE',
  verifiedOnly: true,
}

const taskFile = (number: number, file: Partial<TaskFile>): TaskFile => ({
  ...aFile({ id: `00000000-0000-4000-8000-00000000070${number}`, ...file }),
  keptAt: storyTime.now,
})

/** The same with two photos and a paper. */
export const withFiles: WizardValues = {
  ...wholeTask,
  files: [
    taskFile(1, { name: 'Кухня.jpg', picture: drawn(1) }),
    taskFile(2, { name: 'Стена с розетками.jpg', picture: drawn(2) }),
    taskFile(3, { name: 'Инструкция.pdf', type: 'application/pdf', picture: null, width: null, height: null }),
  ],
}

export interface WizardScene {
  /** What was answered at this very step; all the steps before are whole. Everything, unless told otherwise. */
  readonly own?: Partial<WizardValues>
  /** «Дальше» was pressed, and something stood in the way. */
  readonly isTried?: boolean
}

const fieldsOf: Readonly<Record<WizardStep, readonly (keyof WizardValues)[]>> = {
  what: ['title', 'categoryId'],
  details: ['properties', 'description'],
  where: ['placeMode', 'city', 'addressDetail'],
  when: ['dateMode', 'startDay', 'endDay'],
  budget: ['budgetType', 'budgetFrom', 'budgetTo'],
  contacts: ['contactMode', 'verifiedOnly'],
  review: [],
}

/** The wizard as the machine itself shows it at a step. */
export const wizardAt = (step: WizardStep, { own, isTried = false }: WizardScene = {}): WizardViewState => {
  const clock = manualClock(new Date(storyTime.now).toISOString())
  const actor = createActor(taskWizardMachine, {
    clock,
    input: {
      categories,
      timeZone: storyTime.timeZone,
      clock,
      storage: memoryStorage(),
      ids: fakeIds(),
      isSignedIn: true,
    },
  }).start()
  const change = (values: Partial<WizardValues>) => {
    for (const [name, value] of Object.entries(values)) actor.send({ type: 'field.change', name, value } as WizardEvent)
  }
  for (const before of WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step))) {
    change(Object.fromEntries(fieldsOf[before].map((field) => [field, wholeTask[field]])))
    actor.send({ type: 'step.next' })
  }
  change(own ?? Object.fromEntries(fieldsOf[step].map((field) => [field, wholeTask[field]])))
  if (isTried) actor.send({ type: 'step.next' })
  return selectWizard(actor.getSnapshot())
}

/** {@link wizardAt} with something that the machine learns from outside. */
export const editingAt = (
  step: WizardStep,
  overrides: Partial<Extract<WizardViewState, { readonly status: 'editing' }>>,
): WizardViewState => ({
  ...(wizardAt(step) as Extract<WizardViewState, { readonly status: 'editing' }>),
  ...overrides,
})
