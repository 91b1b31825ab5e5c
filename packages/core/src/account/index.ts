export { changeCompany } from './change-company.ts'
export { checkCompany } from './check-company.ts'
export { FORGOTTEN, LEAVING_CANCEL } from './leaving.ts'
