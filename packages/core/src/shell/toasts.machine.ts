import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'

/** Kinds of toasts (product §3.17). */
export const TOAST_KINDS = ['success', 'error', 'warning', 'info'] as const
export type ToastKind = (typeof TOAST_KINDS)[number]

/** Titles of the kinds (product §3). */
export const TOAST_TITLES: Readonly<Record<ToastKind, string>> = {
  success: 'Успех!',
  error: 'Ошибка!',
  warning: 'Внимание!',
  info: 'Инфо',
}

/** Milliseconds a toast stays unless told otherwise (product §9). */
export const TOAST_TIMEOUT = 5000

/** One message on the screen. The id is the moment of creation, made unique (product §9). */
export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  /** `null` shows the title alone (product §8.4). */
  readonly text: string | null
  readonly timeout: number
}

export type ToastsEvent =
  | { type: 'toast.show'; kind: ToastKind; text: string | null; timeout?: number; at: number }
  | { type: 'toast.dismiss'; id: number }
  /** The pointer or the focus is on the toasts: nothing disappears under it. */
  | { type: 'toasts.hold' }
  | { type: 'toasts.release' }
  | { type: 'toast.expired'; id: number }

const timerOf = (toast: Toast) => `toast-${toast.id}`

/** Owns the toasts on the screen and their timers. No ports: the actor's clock is its time. */
export const toastsMachine = setup({
  types: {
    /** `lastId` outlives its toast, so that two of one millisecond never share an id. */
    context: {} as { toasts: readonly Toast[]; lastId: number },
    events: {} as ToastsEvent,
  },
  actions: {
    add: enqueueActions(({ context, enqueue, self }, event: Extract<ToastsEvent, { type: 'toast.show' }>) => {
      const toast: Toast = {
        id: Math.max(event.at, context.lastId + 1),
        kind: event.kind,
        text: event.text,
        timeout: event.timeout ?? TOAST_TIMEOUT,
      }
      enqueue.assign({ toasts: [...context.toasts, toast], lastId: toast.id })
      enqueue.sendTo(self, { type: 'toast.expired', id: toast.id }, { id: timerOf(toast), delay: toast.timeout })
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) enqueue.cancel(timerOf(toast))
    }),
    restartTimers: enqueueActions(({ context, enqueue, self }) => {
      for (const toast of context.toasts) {
        enqueue.sendTo(self, { type: 'toast.expired', id: toast.id }, { id: timerOf(toast), delay: toast.timeout })
      }
    }),
    remove: assign(({ context }, id: number) => ({ toasts: context.toasts.filter((toast) => toast.id !== id) })),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], lastId: 0 },
  initial: 'running',
  on: {
    'toast.dismiss': { actions: { type: 'remove', params: ({ event }) => event.id } },
  },
  states: {
    running: {
      on: {
        'toast.show': { actions: { type: 'add', params: ({ event }) => event } },
        'toast.expired': { actions: { type: 'remove', params: ({ event }) => event.id } },
        'toasts.hold': { target: 'held', actions: 'stopTimers' },
      },
    },
    held: {
      on: {
        'toast.show': { actions: [{ type: 'add', params: ({ event }) => event }, 'stopTimers'] },
        'toasts.release': { target: 'running', actions: 'restartTimers' },
      },
    },
  },
})

export type ToastsActor = ActorRefFrom<typeof toastsMachine>
