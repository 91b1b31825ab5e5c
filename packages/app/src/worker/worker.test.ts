import { keepSharedFiles, SHARED_FILES, takeSharedFiles } from '@artel/core/browser/shared-files'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerAsset, assetsOf, forgetOldAssets, MOST_ASSETS } from './assets.ts'
import { showMessages } from './push.ts'
import { kindOf } from './requests.ts'
import type { WorkerScope } from './scope.ts'
import { takeShared } from './share.ts'

const origin = 'https://artel.test'

/** Caches in memory: as much of them as the worker uses. */
const memoryCaches = () => {
  const all = new Map<string, Map<string, Response>>()
  const keyOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (key: RequestInfo) => kept.get(keyOf(key))?.clone(),
    put: async (key: RequestInfo, answer: Response) => void kept.set(keyOf(key), answer),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (key: RequestInfo) => kept.delete(keyOf(key)),
  })
  const caches = {
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return cacheOf(kept)
    },
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
  return { caches, sizeOf: (name: string) => all.get(name)?.size }
}

describe('requests', () => {
  const kind = (url: string, part: Partial<Request> = {}) =>
    kindOf(
      { method: 'GET', mode: 'navigate', destination: 'document', url: `${origin}${url}`, ...part },
      { origin, share: '/share-target' },
    )
  const script = { mode: 'cors', destination: 'script' } as const

  it('for pages, for files with a hash and for what is shared are the worker’s', () => {
    expect([
      kind('/task-find?q=1'),
      kind('/assets/1a2b3c4.js', script),
      kind('/share-target', { method: 'POST' }),
    ]).toEqual(['page', 'asset', 'share'])
  })

  it.each([
    ['the API', '/web/api/v1/tasks', { mode: 'cors', destination: '' }],
    ['a picture of somebody', '/img/1/320.webp', { mode: 'no-cors', destination: 'image' }],
    ['a form', '/contacts', { method: 'POST' }],
    ['a frame', '/about-company', { destination: 'iframe' }],
    ['a script of the site', '/share-target', { method: 'POST', mode: 'cors', destination: '' }],
  ] as const)('of %s go on without it', (_, url, part) => {
    expect(kind(url, part)).toBe('leave')
  })

  it('to another site go on without it', () => {
    const elsewhere = {
      method: 'GET',
      mode: 'cors',
      destination: 'script',
      url: 'https://other.test/assets/a.js',
    } as const
    expect(kindOf(elsewhere, { origin, share: '/share-target' })).toBe('leave')
  })
})

describe('files of a build', () => {
  let memory = memoryCaches()
  let asked: string[] = []
  let status = 200
  beforeEach(() => {
    memory = memoryCaches()
    asked = []
    status = 200
  })

  const get = async (name: string, caches = memory.caches) => {
    const works: Promise<unknown>[] = []
    const answer = await answerAsset(new Request(`${origin}/assets/${name}`), {
      caches,
      build: 'b1',
      fetch: async ({ url }) => {
        asked.push(url)
        return Object.defineProperty(new Response(name, { status }), 'type', { value: 'basic' })
      },
      later: (work) => works.push(work),
    })
    await Promise.all(works)
    return answer
  }

  it('are asked for once', async () => {
    const texts = [await get('a.js'), await get('a.js')].map((answer) => answer.text())
    expect([await Promise.all(texts), asked]).toEqual([['a.js', 'a.js'], [`${origin}/assets/a.js`]])
  })

  it('that are gone are asked for again, and are no answer later', async () => {
    status = 404
    expect((await get('a.js')).status).toBe(404)
    status = 200
    expect((await get('a.js')).status).toBe(200)
  })

  it('are no more than so many: what came first goes first', async () => {
    for (let index = 0; index <= MOST_ASSETS; index += 1) await get(`${index}.js`)
    expect(memory.sizeOf(assetsOf('b1'))).toBe(MOST_ASSETS)
    asked = []
    await get('1.js')
    await get('0.js')
    expect(asked).toEqual([`${origin}/assets/0.js`])
  })

  it('come without a place to keep them', async () => {
    const none = { open: () => Promise.reject(new Error('No storage')) } as unknown as CacheStorage
    expect(await (await get('a.js', none)).text()).toBe('a.js')
  })

  it('go with their build; what was shared and what is another’s stays', async () => {
    await get('a.js')
    await keepSharedFiles(memory.caches, [new File(['1'], 'a.png')], 0)
    await memory.caches.open('other')
    await forgetOldAssets(memory.caches, 'b2')
    expect(await memory.caches.keys()).toEqual([SHARED_FILES, 'other'])
  })
})

describe('what a device shares', () => {
  const share = async (caches: CacheStorage, fields: Readonly<Record<string, string | File>>, now = 1000) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return takeShared(new Request(`${origin}/share-target`, { method: 'POST', body }), { caches, now, origin })
  }
  const photo = (name: string) => new File([name], name, { type: 'image/png' })

  it('leads to the wizard with its words, and waits there with its names, once', async () => {
    const { caches } = memoryCaches()
    const { status, headers } = await share(caches, { title: 'Течёт кран', photos: photo('Кран & труба.png') })
    expect([status, headers.get('location')]).toEqual([
      303,
      `${origin}/task-create?title=${encodeURIComponent('Течёт кран')}`,
    ])
    const [file, ...others] = await takeSharedFiles(caches, 2000)
    expect([file?.name, file?.type, await file?.text(), others]).toEqual([
      'Кран & труба.png',
      'image/png',
      'Кран & труба.png',
      [],
    ])
    expect(await takeSharedFiles(caches, 2000)).toEqual([])
  })

  it('takes the place of what was shared before', async () => {
    const { caches } = memoryCaches()
    await share(caches, { photos: photo('до.png') })
    await share(caches, { text: 'Только слова' })
    expect(await takeSharedFiles(caches, 2000)).toEqual([])
  })

  it('is forgotten the other day', async () => {
    const { caches } = memoryCaches()
    await share(caches, { photos: photo('а.png') })
    expect(await takeSharedFiles(caches, 25 * 3_600_000)).toEqual([])
  })

  it('brings its words also where there is no place for photos', async () => {
    const none = { delete: () => Promise.reject(new Error('No storage')) } as unknown as CacheStorage
    expect((await share(none, { title: 'Кран', photos: photo('а.png') })).headers.get('location')).toContain('title=')
  })
})

it('a message to the device is shown by the same worker, and leads nowhere but into the site', async () => {
  const shown: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    registration: {
      showNotification: async (title: string, { body, data }: NotificationOptions) => shown.push([title, body, data]),
    },
  }) as unknown as WorkerScope & EventTarget
  showMessages(worker)
  const push = (data: unknown) =>
    worker.dispatchEvent(Object.assign(new Event('push'), { data: { json: () => data }, waitUntil: () => {} }))
  push({ id: 7, title: 'Новый отклик', text: 'Собрать шкаф', path: '/task/7' })
  push({ id: 8, path: '//other.test' })
  expect(shown).toEqual([
    ['Новый отклик', 'Собрать шкаф', { id: 7, path: '/task/7' }],
    ['Артель', '', { id: 8, path: '/' }],
  ])
})
