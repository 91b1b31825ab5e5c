export { ShareButton, type ShareButtonProps } from './ShareButton.tsx'
export { ShareView, type ShareViewProps } from './ShareView.tsx'
