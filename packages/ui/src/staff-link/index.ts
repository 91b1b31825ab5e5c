export { ModerationLink, type ModerationLinkProps } from './ModerationLink.tsx'
export { WaitingLink } from './WaitingLink.tsx'
