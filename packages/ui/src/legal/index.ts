export { CookiePolicyView } from './CookiePolicyView.tsx'
export { LegalView } from './LegalView.tsx'
export { LicencesView } from './LicencesView.tsx'
