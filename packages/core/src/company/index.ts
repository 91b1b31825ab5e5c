export { type CompanyFacts, companyFacts } from './company-facts.ts'
