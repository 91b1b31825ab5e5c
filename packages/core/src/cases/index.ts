export {
  type CaseBody,
  type CaseFormActor,
  type CaseValues,
  caseForm,
  caseMachine,
  caseValues,
} from './case-form.machine.ts'
export { caseKeys, caseQueries, type OwnCaseFilters, ownCaseList } from './case-queries.ts'
