export { BecomeExecutorScreen } from './BecomeExecutorScreen.tsx'
export { BecomeExecutorView, type BecomeExecutorViewProps } from './BecomeExecutorView.tsx'
