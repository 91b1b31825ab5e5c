import { type ChatSession, type ChatSessionOptions, createChatSession } from '../chat/index.ts'

/** Starts the chats of one signed-in person. In a file of its own: only those who look at them load it. */
export const startChat = (options: ChatSessionOptions): ChatSession => {
  const chat = createChatSession(options)
  chat.start()
  return chat
}
