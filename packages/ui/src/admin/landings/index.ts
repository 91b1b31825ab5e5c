export { LandingsDeskScreen } from './LandingsDeskScreen.tsx'
export { LandingsDeskView, type LandingsDeskViewProps } from './LandingsDeskView.tsx'
export { LandingWordsScreen } from './LandingWordsScreen.tsx'
export { WordsForm, type WordsFormProps } from './WordsForm.tsx'
