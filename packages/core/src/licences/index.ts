export { LICENCES, type Licence } from './licences.ts'
