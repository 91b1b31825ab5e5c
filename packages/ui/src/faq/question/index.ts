export { QuestionScreen } from './QuestionScreen.tsx'
export { QuestionView, type QuestionViewProps } from './QuestionView.tsx'
