export { CookiePolicyView } from './CookiePolicyView.tsx'
export { LicencesView } from './LicencesView.tsx'
