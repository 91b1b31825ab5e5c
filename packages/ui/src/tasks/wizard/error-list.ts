import type { FormError } from '../../kit/index.ts'
import { ru } from './ru.ts'
import { fieldId, type WizardEditing } from './step-props.ts'

/** Fields whose messages do not say by themselves which of two they are about. */
const names: Readonly<Record<string, string>> = {
  startDay: ru.from,
  endDay: ru.to,
  budgetFrom: ru.sumFrom,
  budgetTo: ru.sumTo,
}

const nameOf = (path: string, { questions, values }: WizardEditing): string | undefined => {
  const question = questions.find(({ id }) => path === `properties.${id}`)
  if (question) return question.name
  const hasTwo = values.dateMode === 'PERIOD' ? true : !path.endsWith('Day')
  return hasTwo && (values.budgetType === 'RANGE' || !path.startsWith('budget')) ? names[path] : undefined
}

/** The errors of a step for its summary, each leading to its field. */
export const errorList = (view: WizardEditing): readonly FormError[] =>
  Object.entries(view.errors).map(([path, message]) => {
    const name = nameOf(path, view)
    const said = `${message.charAt(0).toLowerCase()}${message.slice(1)}`
    return { fieldId: fieldId(path), message: name === undefined ? message : `${name}: ${said}` }
  })
