export { LegalScreen, type LegalScreenProps } from './LegalScreen.tsx'
export { LegalView, type LegalViewProps } from './LegalView.tsx'
export { LicencesView } from './LicencesView.tsx'
