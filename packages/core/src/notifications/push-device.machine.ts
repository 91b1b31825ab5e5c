import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError } from '../api/index.ts'
import { type PushPort, port } from '../ports/index.ts'

export type PushDeviceEvent =
  /** Messages are wanted on this device. */
  | { type: 'push.start' }
  | { type: 'push.stop' }
  /** Something outside may have changed: permission in the browser, the connection. */
  | { type: 'push.check' }

export type PushDeviceEmitted =
  /** The list of devices is not what it was. */
  { type: 'devicesChanged' }

/** What was found out about this device: `id` of it on the server. */
type Found = { readonly status: 'unsupported' | 'denied' | 'off' } | { readonly status: 'on'; readonly id: number }
type Started = { readonly status: 'denied' | 'dismissed' } | { readonly status: 'on'; readonly id: number }

interface PushDeviceContext {
  readonly deviceId: number | null
  /** Why the last attempt came to nothing. */
  readonly message: string | null
}

/**
 * Whether this device is told of what happens when no page is open (product §20.1). Nobody is asked before they press: looking
 * asks nothing. Ports: `look`, `subscribe`, `unsubscribe`; `providePushDevice` gives them.
 */
export const pushDeviceMachine = setup({
  types: {
    context: {} as PushDeviceContext,
    events: {} as PushDeviceEvent,
    emitted: {} as PushDeviceEmitted,
    tags: {} as 'busy',
  },
  actors: {
    look: fromPromise<Found>(port('look')),
    subscribe: fromPromise<Started>(port('subscribe')),
    unsubscribe: fromPromise<void, { id: number | null }>(port('unsubscribe')),
  },
  guards: {
    isStatus: (_, { found, status }: { found: Found | Started; status: (Found | Started)['status'] }) =>
      found.status === status,
  },
  actions: {
    keepDevice: assign((_, { found }: { found: Found | Started }) => ({
      deviceId: found.status === 'on' ? found.id : null,
      message: null,
    })),
    forgetDevice: assign({ deviceId: null, message: null }),
    forgetMessage: assign({ message: null }),
    remember: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
    announce: emit({ type: 'devicesChanged' }),
  },
}).createMachine({
  id: 'pushDevice',
  context: { deviceId: null, message: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ found: event.output, status: 'unsupported' }) },
            target: 'unsupported',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ found: event.output, status: 'denied' }) },
            target: 'denied',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ found: event.output, status: 'on' }) },
            target: 'on',
            actions: { type: 'keepDevice', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'off' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unsupported: {},
    denied: { on: { 'push.check': 'checking' } },
    failed: { on: { 'push.check': 'checking' } },
    off: { on: { 'push.start': 'starting', 'push.check': 'checking' } },
    starting: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        onDone: [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ found: event.output, status: 'denied' }) },
            target: 'denied',
          },
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ found: event.output, status: 'on' }) },
            target: 'on',
            actions: [{ type: 'keepDevice', params: ({ event }) => ({ found: event.output }) }, 'announce'],
          },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    on: { on: { 'push.stop': 'stopping', 'push.check': 'checking' } },
    stopping: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: ({ context }) => ({ id: context.deviceId }),
        onDone: { target: 'off', actions: ['forgetDevice', 'announce'] },
        onError: { target: 'on', actions: { type: 'remember', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
})

export type PushDeviceActor = ActorRefFrom<typeof pushDeviceMachine>
export type PushDeviceSnapshot = SnapshotFrom<typeof pushDeviceMachine>

/** What a screen may know. */
export type PushDeviceViewState =
  | { readonly status: 'checking' | 'unsupported' | 'denied' }
  | { readonly status: 'failed'; readonly message: string }
  /** `isOn` is what was asked for last; `message` says why that came to nothing. */
  | {
      readonly status: 'ready'
      readonly isOn: boolean
      readonly isBusy: boolean
      readonly message: string | null
      readonly deviceId: number | null
    }

export const selectPushDevice = ({ value, context }: PushDeviceSnapshot): PushDeviceViewState => {
  const { message, deviceId } = context
  if (value === 'checking' || value === 'unsupported' || value === 'denied') return { status: value }
  if (value === 'failed') return { status: 'failed', message: message ?? '' }
  const isBusy = value === 'starting' || value === 'stopping'
  return { status: 'ready', isOn: value === 'on' || value === 'starting', isBusy, message, deviceId }
}

/** What the ports are made of. */
export interface PushDeviceDeps {
  readonly api: Pick<ApiClient, 'getPushDevices' | 'addPushDevice' | 'removePushDevice'>
  readonly push: PushPort
}

/** The machine with its ports made of the API client and of the browser. */
export const providePushDevice = ({ api, push }: PushDeviceDeps) =>
  pushDeviceMachine.provide({
    actors: {
      look: fromPromise<Found>(async ({ signal }) => {
        const standing = await push.look()
        if (standing.status !== 'allowed') return standing
        if (standing.endpoint === null) return { status: 'off' }
        const { devices } = (await api.getPushDevices({}, { signal })).data
        const known = devices.find(({ endpoint }) => endpoint === standing.endpoint)
        return known ? { status: 'on', id: known.id } : { status: 'off' }
      }),
      subscribe: fromPromise<Started>(async () => {
        const { publicKey } = (await api.getPushDevices()).data
        const subscribed = await push.subscribe(publicKey)
        if (typeof subscribed === 'string') return { status: subscribed }
        const { id } = (await api.addPushDevice({ body: subscribed })).data
        return { status: 'on', id }
      }),
      unsubscribe: fromPromise<void, { id: number | null }>(async ({ input }) => {
        // The server first: a browser that forgets alone would be sent messages until its push service says no.
        if (input.id !== null) await api.removePushDevice({ params: { id: input.id } }).catch(isGone)
        await push.unsubscribe()
      }),
    },
  })

/** Somebody has stopped the device elsewhere: that is what was asked for. */
const isGone = (error: unknown) => {
  if (!isApiError(error, 'NOT_FOUND')) throw error
}
