import { type Chat, type ChatOptions, createChat } from '../chat/index.ts'

/** Starts the chats of one signed-in person. In a file of its own: only those who look at them load it. */
export const startChat = (options: ChatOptions): Chat => {
  const chat = createChat(options)
  chat.start()
  return chat
}
