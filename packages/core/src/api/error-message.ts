import { isApiError, isSessionExpired } from './errors.ts'

const UNKNOWN = 'Что-то пошло не так. Попробуйте ещё раз чуть позже.'
const UNAVAILABLE = 'Сервис временно недоступен. Попробуйте через минуту.'
const SESSION_OVER = 'Сеанс завершён. Войдите ещё раз, чтобы продолжить.'

/**
 * What to tell a person about any error. Sentences of our server and of our own errors are Russian and go through as they
 * are; what a proxy, a library or the engine says is not for people.
 */
export const errorMessage = (error: unknown): string => {
  if (isSessionExpired(error)) return SESSION_OVER
  if (error instanceof Error && /[а-яё]/i.test(error.message)) return error.message
  return isApiError(error) && error.statusCode >= 502 && error.statusCode <= 504 ? UNAVAILABLE : UNKNOWN
}
