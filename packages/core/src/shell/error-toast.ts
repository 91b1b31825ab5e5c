import type { ToastsEvent } from './toasts.machine.ts'

/**
 * The toast of a call that has failed (product §8.4): its message when that is text, else the title alone.
 * @param message what `errorMessage` made of the error, or what came instead of one
 * @param at milliseconds since the epoch
 */
export const errorToast = (message: unknown, at: number): Extract<ToastsEvent, { type: 'toast.show' }> => ({
  type: 'toast.show',
  kind: 'error',
  text: typeof message === 'string' && message.trim() !== '' ? message : null,
  at,
})
