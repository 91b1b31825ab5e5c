import type { FormError } from '../../kit/index.ts'
import { ru } from './ru.ts'
import { fieldId, type WizardEditing } from './step-props.ts'

/** Fields in the order in which they stand on the screen, so that the first error is the topmost. */
const placesOf = ({ questions }: WizardEditing): readonly string[] => [
  'title',
  'categoryId',
  ...questions.map(({ id }) => `properties.${id}`),
  'description',
  'files',
  'placeMode',
  'city',
  'addressDetail',
  'dateMode',
  'startDay',
  'endDay',
  'budgetType',
  'budgetFrom',
  'budgetTo',
]

/** Names of the two fields of a range; where there is just one, its message says enough. */
const namesOf = ({ questions, values }: WizardEditing): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(questions.map(({ id, name }) => [`properties.${id}`, name])),
  ...(values.dateMode === 'PERIOD' && { startDay: ru.from, endDay: ru.to }),
  ...(values.budgetType === 'RANGE' && { budgetFrom: ru.sumFrom, budgetTo: ru.sumTo }),
})

const decapitalise = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** The errors of a step for its summary, each leading to its field. */
export const errorList = (view: WizardEditing): readonly FormError[] => {
  const names = namesOf(view)
  const places = placesOf(view)
  return Object.entries(view.errors)
    .toSorted(([one], [other]) => places.indexOf(one) - places.indexOf(other))
    .map(([path, message]) => ({
      fieldId: fieldId(path),
      message: names[path] === undefined ? message : `${names[path]}: ${decapitalise(message)}`,
    }))
}
