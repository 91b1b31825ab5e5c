import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage } from '../api/index.ts'
import type { StoredFile } from '../contract/files.ts'
import { type FileSource, port, type UploadProgress } from '../ports/index.ts'
import { validateFiles } from '../validators/index.ts'
import type {
  UploadEntry,
  UploadRequest,
  UploadState,
  UploadsContext,
  UploadsEvent,
  UploadsInput,
} from './uploads.types.ts'

/**
 * The queue of files of one form: what is chosen is checked at once (product §5), sent one after another with progress, and can
 * be stopped, sent again, put in another order and taken out. A guest's wait until somebody is signed in. Port: `uploadFile`; `provideUploads` gives it.
 */
export const uploadsMachine = setup({
  types: {
    input: {} as UploadsInput,
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    tags: {} as 'busy',
  },
  actors: { uploadFile: fromPromise<StoredFile, UploadRequest>(port('uploadFile')) },
  guards: {
    isNext: ({ context }) => !context.isHeld && context.entries.some(({ state }) => state.status === 'waiting'),
    isUnderWay: ({ context }, key: number) => underWay(context)?.key === key,
    isRefused: ({ context }, files: readonly FileSource[]) => refusalOf(context, files) !== null,
  },
  actions: {
    refuse: assign(({ context }, files: readonly FileSource[]) => ({ refusal: refusalOf(context, files) })),
    add: assign(({ context }, files: readonly FileSource[]) => ({
      refusal: null,
      lastKey: context.lastKey + files.length,
      entries: [...context.entries, ...files.map(waiting(context.lastKey + 1))],
    })),
    reorder: assign(({ context: { entries } }, { key, to }: { readonly key: number; readonly to: number }) => {
      const entry = entries.find((one) => one.key === key)
      return entry ? { entries: entries.filter((one) => one !== entry).toSpliced(to, 0, entry) } : {}
    }),
    remove: assign(({ context }, key: number) => ({
      refusal: null,
      entries: context.entries.filter((entry) => entry.key !== key),
    })),
    begin: assign(({ context }) => {
      const next = context.entries.find(({ state }) => state.status === 'waiting')
      const progress = { sent: 0, total: next?.size ?? 0 }
      return { entries: changed(context, next?.key, { status: 'uploading', progress }) }
    }),
    move: assign(({ context }, progress: UploadProgress) => ({
      entries: changed(context, underWay(context)?.key, { status: 'uploading', progress }),
    })),
    settle: assign(({ context }, state: UploadState) => {
      const entries = changed(context, underWay(context)?.key, state)
      // A picture is written anew on its way in: what it weighs now counts towards the limits.
      return { entries: entries.map((one) => (one.state === state ? { ...one, size: sizeOf(one) } : one)) }
    }),
    stop: assign(({ context }, key: number) => ({ entries: changed(context, key, { status: 'cancelled' }) })),
    retry: assign(({ context }, key: number) => {
      const entry = context.entries.find((one) => one.key === key)
      const mayGoAgain = entry?.state.status === 'failed' || entry?.state.status === 'cancelled'
      return { entries: mayGoAgain ? changed(context, key, { status: 'waiting' }) : context.entries }
    }),
    forget: assign({ refusal: null }),
    release: assign({ isHeld: false }),
    hold: assign({ isHeld: true }),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input: { limits, isPrivate = false, isHeld = false, stored = [], chosen = [] } }) => ({
    limits,
    isPrivate,
    isHeld,
    entries: [
      ...stored.map((file, index): UploadEntry => {
        const { name, size } = file
        return { key: index + 1, name, size, source: null, state: { status: 'done', file } }
      }),
      ...chosen.map(waiting(stored.length + 1)),
    ],
    lastKey: stored.length + chosen.length,
    refusal: null,
  }),
  initial: 'resting',
  on: {
    'files.add': [
      {
        guard: { type: 'isRefused', params: ({ event }) => event.files },
        actions: { type: 'refuse', params: ({ event }) => event.files },
      },
      { actions: { type: 'add', params: ({ event }) => event.files } },
    ],
    'file.remove': { actions: { type: 'remove', params: ({ event }) => event.key } },
    'file.cancel': { actions: { type: 'stop', params: ({ event }) => event.key } },
    'file.retry': { actions: { type: 'retry', params: ({ event }) => event.key } },
    'file.move': { actions: { type: 'reorder', params: ({ event }) => event } },
    'uploads.release': { actions: 'release' },
    'uploads.hold': { actions: 'hold' },
    'refusal.dismiss': { actions: 'forget' },
  },
  states: {
    resting: { always: { guard: 'isNext', target: 'uploading' } },
    uploading: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: ({ context, self }) => ({
          source: underWay(context)?.source ?? { name: '', size: 0 },
          isPrivate: context.isPrivate,
          onProgress: (progress) => self.send({ type: 'upload.moved', progress }),
        }),
        onDone: {
          target: 'resting',
          actions: { type: 'settle', params: ({ event }) => ({ status: 'done', file: event.output }) },
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'settle',
            params: ({ event }) => ({ status: 'failed', failure: errorMessage(event.error) }),
          },
        },
      },
      on: {
        'upload.moved': { actions: { type: 'move', params: ({ event }) => event.progress } },
        'file.remove': {
          guard: { type: 'isUnderWay', params: ({ event }) => event.key },
          target: 'resting',
          actions: { type: 'remove', params: ({ event }) => event.key },
        },
        'file.cancel': {
          guard: { type: 'isUnderWay', params: ({ event }) => event.key },
          target: 'resting',
          actions: { type: 'stop', params: ({ event }) => event.key },
        },
      },
    },
  },
})

export type UploadsActor = ActorRefFrom<typeof uploadsMachine>
export type UploadsSnapshot = SnapshotFrom<typeof uploadsMachine>

/** The machine with its port made of the API client. Leaving the machine, or the file, aborts the request. */
export const provideUploads = (api: Pick<ApiClient, 'uploadFiles'>) =>
  uploadsMachine.provide({
    actors: {
      uploadFile: fromPromise<StoredFile, UploadRequest>(async ({ input, signal }) => {
        const { source, isPrivate, onProgress } = input
        const { data } = await api.uploadFiles({ files: [source], isPrivate }, { signal, onProgress })
        const [file] = data
        if (!file) throw new Error('The server has stored no file')
        return file
      }),
    },
  })

const waiting =
  (firstKey: number) =>
  (source: FileSource, index: number): UploadEntry => {
    const { name, size } = source
    return { key: firstKey + index, name, size, source, state: { status: 'waiting' } }
  }

const sizeOf = ({ state, size }: UploadEntry): number => (state.status === 'done' ? state.file.size : size)

const underWay = ({ entries }: UploadsContext) => entries.find(({ state }) => state.status === 'uploading')

const changed = ({ entries }: UploadsContext, key: number | undefined, state: UploadState) =>
  entries.map((entry) => (entry.key === key ? { ...entry, state } : entry))

/** The list as it would be, held against the limits of the place. */
const refusalOf = ({ entries, limits }: UploadsContext, files: readonly FileSource[]) =>
  validateFiles([...entries, ...files], limits)
