import { isIn } from '../forms/index.ts'
import type { WizardField } from './task-wizard-values.ts'

/** Steps of the task wizard in their order (product §14). */
export const WIZARD_STEPS = ['what', 'details', 'where', 'when', 'budget', 'contacts', 'review'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** What each step asks for. */
export const wizardStepFields: Readonly<Record<WizardStep, readonly WizardField[]>> = {
  what: ['title', 'categoryId'],
  details: ['properties', 'description', 'files'],
  where: ['placeMode', 'city', 'addressDetail', 'point'],
  when: ['dateMode', 'startDay', 'endDay'],
  budget: ['budgetType', 'budgetFrom', 'budgetTo'],
  contacts: ['contactMode', 'verifiedOnly'],
  review: [],
}

export const wizardStepLabels: Readonly<Record<WizardStep, string>> = {
  what: 'Что нужно сделать',
  details: 'Подробности',
  where: 'Где',
  when: 'Когда',
  budget: 'Бюджет',
  contacts: 'Связь',
  review: 'Проверка',
}

/** Whether a message belongs to a step; those of properties stand under `properties.<id>`. */
export const isFieldOf = (step: WizardStep, path: string): boolean => isIn({ fields: wizardStepFields[step] }, path)

/** The step that can mend a field; what no step asks for is shown at the review. */
export const stepOfField = (path: string): WizardStep => WIZARD_STEPS.find((step) => isFieldOf(step, path)) ?? 'review'
