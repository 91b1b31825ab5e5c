import { type Chat, type ChatOptions, createChat } from '@artel/core/chat'

/** Starts the chats of one signed-in person in the browser's own time zone. In a file of its own: only chat pages load it. */
export const openChat = (options: Omit<ChatOptions, 'timeZone'>): Chat => {
  const chat = createChat({ ...options, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
  chat.start()
  return chat
}
