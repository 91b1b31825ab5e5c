import { quietPart } from '../../kit/lazy/index.ts'

/** Opens a chat with somebody; its code is loaded when it is asked for. */
export const LateOpenChat = quietPart(async () => (await import('./OpenChat.tsx')).OpenChat)
