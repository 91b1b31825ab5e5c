import { describe, expect, it } from 'vitest'
import { saidByClient, saidByExecutor } from './wording.ts'

describe('endings of a sentence', () => {
  it('agree with an executor who works alone or in a team', () => {
    expect(saidByExecutor('Приед[у|ем] завтра, готов[|а|ы] начать.', 'he')).toBe('Приеду завтра, готов начать.')
    expect(saidByExecutor('Приед[у|ем] завтра, готов[|а|ы] начать.', 'she')).toBe('Приеду завтра, готова начать.')
    expect(saidByExecutor('Приед[у|ем] завтра, готов[|а|ы] начать.', 'they')).toBe('Приедем завтра, готовы начать.')
  })

  it('agree with a client', () => {
    expect(saidByClient('Сравнил[|а] отклики, перев[ёл|ела] деньги.', 'he')).toBe('Сравнил отклики, перевёл деньги.')
    expect(saidByClient('Сравнил[|а] отклики, перев[ёл|ела] деньги.', 'she')).toBe('Сравнила отклики, перевела деньги.')
  })
})
