export { OwnQuestionsScreen } from './OwnQuestionsScreen.tsx'
export { type OwnQuestionsState, OwnQuestionsView, type OwnQuestionsViewProps } from './OwnQuestionsView.tsx'
export { SignInToRead, type SignInToReadProps } from './SignInToRead.tsx'
