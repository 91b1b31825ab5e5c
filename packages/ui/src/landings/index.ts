export { LandingScreen, type LandingScreenProps } from './LandingScreen.tsx'
export { LandingView, type LandingViewProps } from './LandingView.tsx'
export { type StartWords, TaskStartForm, type TaskStartFormProps } from './TaskStartForm.tsx'
