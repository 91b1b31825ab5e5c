import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  category,
  chat,
  chatMessage,
  mapPlace,
  publicUser,
  task,
  taskCard,
  taskReply,
  user,
} from '../../contract/index.ts'
import {
  aCategoryTree,
  aChat,
  aMessage,
  anExecutor,
  aPlace,
  aPublicExecutor,
  aPublicUser,
  aReply,
  aSystemMessage,
  aTask,
  aTaskCard,
  aUser,
} from '../index.ts'

describe('builders', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['aUser', user, aUser()],
    ['anExecutor', user, anExecutor()],
    ['aPublicUser', publicUser, aPublicUser()],
    ['aPublicExecutor', publicUser, aPublicExecutor()],
    ['aCategoryTree', z.array(category), aCategoryTree()],
    ['aPlace', mapPlace, aPlace()],
    ['aTaskCard', taskCard, aTaskCard()],
    ['aTask', task, aTask()],
    ['aReply', taskReply, aReply()],
    ['aChat', chat, aChat()],
    ['aMessage', chatMessage, aMessage()],
    ['aSystemMessage', chatMessage, aSystemMessage()],
  ])('%s makes what the contract allows', (_, shape, built) => {
    expect(z.strictObject({ built: shape }).parse({ built })).toEqual({ built })
  })
})
