export { changeCompany } from './change-company.ts'
export { checkCompany } from './check-company.ts'
export { FORGOTTEN } from './forgotten.ts'
