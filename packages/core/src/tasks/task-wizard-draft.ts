import { BUDGET_TYPES, CONTACT_MODES, DATE_MODES, PLACE_MODES } from '../contract/task-terms.ts'
import type { KeyValueStorage } from '../ports/index.ts'
import { WIZARD_STEPS, type WizardStep } from './task-wizard-steps.ts'
import { emptyWizardValues, type TaskFile, type WizardField, type WizardValues } from './task-wizard-values.ts'

/** Key of the one draft that a browser keeps. */
export const DRAFT_KEY = 'artel_task_draft'
const VERSION = 1
/** How long a draft is offered, in milliseconds. */
export const DRAFT_LIFETIME = 30 * 86_400_000

/** How long a file waits for its task: an hour less than the server keeps it. */
const FILE_LIFETIME = 23 * 3_600_000

/** The wizard as it was left. */
export interface WizardDraft {
  readonly step: WizardStep
  readonly visited: readonly WizardStep[]
  readonly values: WizardValues
  /** Names of files that were chosen and are not here any more: a page keeps them only while it is open. */
  readonly missing: readonly string[]
  /** What brought its author here. */
  readonly utm: Readonly<Record<string, string>>
  /** Key of the attempt to send that had no answer yet. */
  readonly idempotencyKey: string | null
  /** Milliseconds. */
  readonly savedAt: number
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= 20_000
const isName = (value: unknown): value is string => isText(value)
const isAmount = (value: unknown) => value === null || Number.isSafeInteger(value)
const isOneOf = (options: readonly unknown[]) => (value: unknown) => options.includes(value)
const isStep = (value: unknown): value is WizardStep => WIZARD_STEPS.includes(value as WizardStep)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAnswer = (value: unknown) =>
  isText(value) ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every(isText))

const isFile = (value: unknown): value is TaskFile =>
  isObject(value) &&
  isText(value.id) &&
  isText(value.name) &&
  Number.isSafeInteger(value.size) &&
  typeof value.keptAt === 'number'

const isPoint = (value: unknown) =>
  value === null || (isObject(value) && Number.isFinite(value.lat) && Number.isFinite(value.lon))

/** Storage may hold anything: an older version, another program, a curious visitor. */
const isValue: Readonly<Record<WizardField, (value: unknown) => boolean>> = {
  title: isText,
  categoryId: isAmount,
  properties: (value) => isObject(value) && Object.values(value).every(isAnswer),
  description: isText,
  files: (value) => Array.isArray(value) && value.every(isFile),
  placeMode: isOneOf([null, ...PLACE_MODES]),
  city: (value) => value === null || (isObject(value) && Number.isSafeInteger(value.id) && isText(value.name)),
  point: isPoint,
  addressDetail: isText,
  dateMode: isOneOf([null, ...DATE_MODES]),
  startDay: isText,
  endDay: isText,
  budgetType: isOneOf([null, ...BUDGET_TYPES]),
  budgetFrom: isAmount,
  budgetTo: isAmount,
  contactMode: isOneOf(CONTACT_MODES),
  verifiedOnly: (value) => typeof value === 'boolean',
}

/** What of something stored can stand in the fields. */
export const readValues = (stored: unknown): Partial<WizardValues> => {
  const given = isObject(stored) ? stored : {}
  const sound = Object.entries(isValue).filter(([field, test]) => Object.hasOwn(given, field) && test(given[field]))
  return Object.fromEntries(sound.map(([field]) => [field, given[field]]))
}

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** Whether the server has a file still that is attached to nothing yet. */
export const isStillKept = ({ keptAt }: TaskFile, now: number): boolean => now - keptAt < FILE_LIFETIME

const readUtm = (stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).filter((entry): entry is [string, string] => isName(entry[1])),
  )

/** Names out of something stored. */
export const readNames = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.filter(isName) : [])

/** The draft of the last 30 days; `null` when there is none that this version understands. */
export const readDraft = (storage: KeyValueStorage, now: number): WizardDraft | null => {
  const { version, step, visited, values, missing, utm, idempotencyKey, savedAt } = parse(storage.get(DRAFT_KEY) ?? '')
  if (version !== VERSION || !isStep(step) || typeof savedAt !== 'number' || !(now - savedAt < DRAFT_LIFETIME)) {
    return null
  }
  const found: WizardValues = { ...emptyWizardValues, ...readValues(values) }
  const files = found.files.filter((file) => isStillKept(file, now))
  const swept = found.files.filter((file) => !files.includes(file)).map(({ name }) => name)
  return {
    step,
    visited: Array.isArray(visited) ? visited.filter(isStep) : [],
    values: { ...found, files },
    missing: [...swept, ...readNames(missing)],
    utm: readUtm(utm),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
    savedAt,
  }
}

/** Keeps the draft for 30 days from now. */
export const writeDraft = (storage: KeyValueStorage, draft: WizardDraft): void =>
  storage.set(DRAFT_KEY, JSON.stringify({ version: VERSION, ...draft }))

/** Forgets the draft: the task was sent, or its author starts over. */
export const forgetDraft = (storage: KeyValueStorage): void => storage.remove(DRAFT_KEY)
