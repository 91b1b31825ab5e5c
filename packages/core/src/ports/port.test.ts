import { expect, it } from 'vitest'
import { port } from './index.ts'

it('a port that nobody has provided rejects and says which it is', async () => {
  await expect(port('sendMessage')()).rejects.toThrow('sendMessage is not provided')
})
