export { QuizDoneView, type QuizDoneViewProps } from './QuizDoneView.tsx'
export { QuizRedirectScreen, type QuizRedirectScreenProps } from './QuizRedirectScreen.tsx'
