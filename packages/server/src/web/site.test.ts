import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { TransportResponse } from '@artel/core/ports'
import { aCategory } from '@artel/core/testing'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/database.ts'
import { aServer, aStoredUser, ask, signIn, type TestServer } from '../../test/http.ts'
import { temporaryDir } from '../../test/temporary-dir.ts'
import { Refusal } from '../domain/refusal.ts'
import type { Database } from '../platform/db/database.ts'
import type { PageRenderer, RenderContext } from './page-renderer.ts'

let database: Database
let server: TestServer
/** What the renderer of the test does; it is given what the host gave. */
let render: PageRenderer
let isTreeRefused = false
let given: { request: Request; context: RenderContext } | undefined

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })

beforeAll(async () => {
  const clientDir = temporaryDir()
  mkdirSync(join(clientDir, 'assets'))
  mkdirSync(join(clientDir, '.vite'))
  writeFileSync(join(clientDir, 'assets/entry-1a2b.js'), 'console.log("plain")')
  writeFileSync(join(clientDir, 'assets/entry-1a2b.js.br'), 'brotli')
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  writeFileSync(join(clientDir, 'service-worker.js'), 'self')
  writeFileSync(join(clientDir, 'manifest.webmanifest'), '{}')
  mkdirSync(join(clientDir, 'builds'))
  writeFileSync(join(clientDir, 'builds/latest.json'), '{"id":"1a2b"}')
  writeFileSync(join(clientDir, '.vite/manifest.json'), '{}')
  database = await openTestDatabase()
  server = await aServer(database, {
    mail: { kind: 'outbox', isShown: true },
    handlers: {
      getCategoryTree: async ({ request }) => {
        if (isTreeRefused) throw new Refusal('RATE_LIMITED')
        return { data: [aCategory({ name: request.ip, slug: request.userAgent })] }
      },
    },
    redirects: { find: async (path) => (path === '/uslugi' ? '/лендинг' : null) },
    site: {
      clientDir,
      pages: [],
      variantOf: (cookies) => /artel_city=[^;]*/.exec(cookies)?.[0] ?? '',
      handle: async (request, context) => {
        given = { request, context }
        return render(request, context)
      },
    },
  })
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

beforeEach(() => {
  given = undefined
  server.kept.invalidate()
  render = async () => html('<h1>Артель</h1>')
})

const get = (url: string, options: Partial<InjectOptions> = {}) => server.app.inject({ url, ...options })

describe('a Host header that is no host', () => {
  it.each(['evil.test@artel.test', 'artel.test/x', 'x"><script>', '', 'artel.test:99999999'])(
    '%s is as good as none',
    async (host) => {
      expect((await get('/task-find', { headers: { host } })).statusCode).toBe(200)
      expect(given?.request.url).toBe('http://localhost/task-find')
    },
  )
})

describe('a moved address', () => {
  it('answers 301 with the new one, query kept, and renders nothing', async () => {
    const { statusCode, headers } = await get('/uslugi?utm_source=mail')

    expect([statusCode, headers.location, given]).toEqual([301, `${encodeURI('/лендинг')}?utm_source=mail`, undefined])
  })

  it('is asked for each time: it may move back', async () => {
    expect((await get('/uslugi')).headers['cache-control']).toBe('no-cache')
  })
})

describe('files', () => {
  it('are served as they were compressed, and for ever when their name carries a hash', async () => {
    const { headers, body } = await get('/assets/entry-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })

    expect(body).toBe('brotli')
    expect([headers['content-encoding'], headers['cache-control'], headers['content-type']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
      'application/javascript; charset=utf-8',
    ])
  })

  it('are served plain to those who cannot unpack, and for a day without a hash', async () => {
    expect((await get('/assets/entry-1a2b.js')).body).toBe('console.log("plain")')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400')
  })

  it('name the latest build to whoever asks, and never from a cache', async () => {
    const { headers, body } = await get('/builds/latest.json')
    expect([headers['cache-control'], JSON.parse(body)]).toEqual(['no-cache', { id: '1a2b' }])
  })

  it('hold the worker, which is asked for each time and may ask the site itself alone', async () => {
    const { headers } = await get('/service-worker.js')
    expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
      'no-cache',
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    ])
  })

  it('say what the site is when it is installed', async () => {
    const { headers } = await get('/manifest.webmanifest')
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/manifest+json',
      'public, max-age=86400',
    ])
  })

  it('never include what is hidden or lies elsewhere', async () => {
    for (const path of ['/.vite/manifest.json', '/assets/%2e%2e/.vite/manifest.json'])
      expect((await get(path)).body, path).toBe('<h1>Артель</h1>')
    for (const path of ['/assets/..%2f..%2fpackage.json', '/assets/.hidden.js', '/assets/'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })

  it('answer in a few words that a file of an older build is gone', async () => {
    const { statusCode, headers } = await get('/assets/entry-0000.js')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'application/json; charset=utf-8',
      'no-store',
    ])
  })

  it('tell robots where not to go', async () => {
    const { body, headers } = await get('/robots.txt')

    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /web/api/',
        'Disallow: /personal-area/my-tasks',
        'Sitemap: https://artel.test/sitemap.xml',
      ]),
    )
  })
})

describe('what a device shares before there is a worker', () => {
  it('leads to the wizard, and its photos are not taken', async () => {
    const boundary = 'x'
    const photo = `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.png"\r\n\r\n1\r\n--${boundary}--\r\n`
    const { statusCode, headers } = await get('/share-target', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: photo,
    })
    expect([statusCode, headers.location, given]).toEqual([303, '/task-create', undefined])
  })
})

describe('pages', () => {
  it('are rendered with the status and the headers that the app gives', async () => {
    render = async () =>
      html('<h1>Нет такой</h1>', { status: 404, headers: { 'content-type': 'text/html', 'x-page': '1' } })

    const { statusCode, headers, body } = await get('/task/999?utm=1')

    expect([statusCode, headers['x-page'], body]).toEqual([404, '1', '<h1>Нет такой</h1>'])
    expect(new URL(given?.request.url ?? '').pathname).toBe('/task/999')
    expect(new URL(given?.request.url ?? '').search).toBe('?utm=1')
  })

  it('run only scripts that carry the nonce of this very answer, rendered for it or not', async () => {
    render = async (_request, { nonce }) => html(`<!doctype html><script nonce="${nonce}">1</script>`)
    const nonceOf = async (accept: string) => {
      const { headers, rawPayload } = await get('/', { headers: { 'accept-encoding': accept } })
      const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
      const nonce = /nonce="(.*?)"/.exec(body.toString())?.[1]
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`)
      return nonce
    }

    expect(new Set([await nonceOf('br'), await nonceOf('br'), await nonceOf(''), await nonceOf('br;q=0')]).size).toBe(4)
  })

  it('move to the address without a trailing slash and keep the query, never to another host', async () => {
    const where = async (url: string) => {
      const { statusCode, headers } = await get(url)
      return [statusCode, headers.location]
    }

    expect(await where('/task-find/?q=окно')).toEqual([301, '/task-find?q=%D0%BE%D0%BA%D0%BD%D0%BE'])
    expect(await where('//evil.example/')).toEqual([301, '/evil.example'])
    expect(await where('/task-find//repair/?page=2')).toEqual([301, '/task-find/repair?page=2'])
    expect(given).toBeUndefined()
  })

  it('travel compressed', async () => {
    render = async () => html('<p>Задание</p>'.repeat(500))

    const { headers, rawPayload } = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })

    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
    expect(brotliDecompressSync(rawPayload).toString()).toBe('<p>Задание</p>'.repeat(500))
  })

  it('answer HEAD like GET, without the body', async () => {
    const { statusCode, body, headers } = await get('/', { method: 'HEAD' })

    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
  })

  it('are not what a POST or an unknown address of the API gets', async () => {
    expect((await get('/task-find', { method: 'POST' })).json().code).toBe('NOT_FOUND')
    expect((await get('/web/api/v3/x')).json().code).toBe('NOT_FOUND')
    expect(given).toBeUndefined()
  })

  it('say sorry without any script when the app cannot render', async () => {
    render = async () => {
      throw new Error('Cannot read properties of undefined')
    }

    const { statusCode, body } = await get('/')

    expect([statusCode, body.includes('Что-то сломалось'), body.includes('undefined')]).toEqual([500, true, false])
  })

  it('say sorry in a page, not in JSON, while the database is away', async () => {
    render = async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    }

    const { statusCode, headers } = await get('/')

    expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '5',
    ])
  })

  it('are found missing by the app also when the address makes no sense', async () => {
    for (const path of ['/task/%E0%A4%A?a=%zz', '/%ff/', '/50%']) await get(path)

    expect(given?.request.url).toMatch(/\/50%25$/)
  })

  it('have addresses of any sensible length', async () => {
    expect((await get(`/task-find/${'dlinnyj-'.repeat(100)}`)).statusCode).toBe(200)
  })

  it('survive a Host header that is no host', async () => {
    expect((await get('/', { headers: { host: 'a b:c' } })).statusCode).toBe(200)
  })
})

describe('pages of guests', () => {
  const renderedFor = async (url: string, options: Partial<InjectOptions> = {}) => {
    given = undefined
    await get(url, options)
    return given !== undefined
  }

  it('are rendered once for guests with the same address and the same cookies that count', async () => {
    expect(await renderedFor('/')).toBe(true)
    expect(await renderedFor('/', { headers: { cookie: 'theme=dark', 'user-agent': 'Firefox' } })).toBe(false)
    expect(await renderedFor('/?utm=1')).toBe(true)
    expect(await renderedFor('/', { headers: { cookie: 'artel_city=2' } })).toBe(true)
    expect(await renderedFor('/', { headers: { host: 'artel.example' } })).toBe(true)
  })

  it('are rendered anew once something has changed', async () => {
    await get('/')
    server.kept.invalidate()
    expect(await renderedFor('/')).toBe(true)
  })

  it('are never given to somebody signed in, nor theirs to a guest', async () => {
    render = async (_request, { viewer }) => html(`<h1>${viewer?.id ?? 'гость'}</h1>`)
    const user = await aStoredUser(database)
    const { page } = await signIn(server, user.email)
    const shownTo = async (options: Partial<InjectOptions>) => (await get('/', options)).body

    const asked = [{}, { cookies: page.cookies }, {}, { cookies: page.cookies }]
    const shown = []
    for (const options of asked) shown.push(await shownTo(options))
    expect(shown).toEqual(['гость', user.id, 'гость', user.id].map((name) => `<h1>${name}</h1>`))
  })

  it('are not kept when the page is missing, sets a cookie, or a call for it was refused as one too many', async () => {
    const failing: readonly PageRenderer[] = [
      async () => html('нет', { status: 404 }),
      async () => html('да', { headers: { 'set-cookie': 'a=1' } }),
      async (_request, { transport }) => {
        const call = { method: 'GET', headers: {}, credentials: false, timeoutMs: 1000 } as const
        await transport.request({ ...call, url: '/web/api/v1/categories/tree' })
        return html('пусто')
      },
    ]
    for (const way of failing) {
      render = way
      server.kept.invalidate()
      isTreeRefused = true
      await get('/')
      isTreeRefused = false
      expect(await renderedFor('/')).toBe(true)
    }
  })
})

describe('the viewer of a page', () => {
  const askApi = async (path: string): Promise<TransportResponse> => {
    const answer = await given?.context.transport.request({
      method: 'GET',
      url: `/web/api/v1${path}`,
      headers: { accept: 'application/json' },
      credentials: false,
      timeoutMs: 10_000,
    })
    return answer as TransportResponse
  }

  it('is a guest without a cookie, and the page may be shown again while it is fresh', async () => {
    const { headers } = await get('/')

    expect(given?.context.viewer).toBeNull()
    expect(headers['cache-control']).toBe('no-cache')
    expect((await askApi('/auth/me')).status).toBe(401)
  })

  it('is the one of the cookie; the page calls the API as them and is kept nowhere', async () => {
    const user = await aStoredUser(database)
    const { page } = await signIn(server, user.email)

    const { headers } = await get('/', { cookies: page.cookies })

    expect(given?.context.viewer?.id).toBe(user.id)
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await askApi('/auth/me')).body).toEqual({ data: given?.context.viewer })
  })

  it('is told where letters lie at this computer alone', async () => {
    const tellsOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
      await get('/', { headers: { host: 'localhost:3000', ...headers }, remoteAddress })
      return given?.context.lettersPath
    }
    expect(await tellsOf({})).toBe('/dev/mail')
    expect(await tellsOf({ 'x-forwarded-for': '203.0.113.7' })).toBeNull()
    expect(await tellsOf({ host: 'artel.example' })).toBeNull()
    expect(await tellsOf({}, '203.0.113.7')).toBeNull()
  })

  it('stays signed in: looking at pages uses up no refresh token', async () => {
    const user = await aStoredUser(database)
    const { page } = await signIn(server, user.email)

    for (let view = 1; view <= 3; view++) await get('/', { cookies: page.cookies })
    server.clock.advance(20_000)

    expect((await ask(server, 'POST /auth/refresh', { body: { grantType: 'refresh_token' }, ...page })).status).toBe(
      200,
    )
  })

  it('is a guest when the session is over', async () => {
    const user = await aStoredUser(database)
    const { page, accessToken } = await signIn(server, user.email)
    await ask(server, 'DELETE /auth/logout', { bearer: accessToken })

    await get('/', { cookies: page.cookies })

    expect(given?.context.viewer).toBeNull()
  })

  it('gets the XSRF cookie back when only that one is lost', async () => {
    const user = await aStoredUser(database)
    const { page } = await signIn(server, user.email)

    const { cookies } = await get('/', { cookies: { artel_refresh: page.cookies.artel_refresh ?? '' } })

    expect(cookies.map(({ name, value }) => [name, value])).toEqual([['XSRF-TOKEN', page.cookies['XSRF-TOKEN']]])
  })

  it('counts as the client it is, with its own address', async () => {
    await get('/', { remoteAddress: '203.0.113.9', headers: { 'user-agent': 'Firefox' } })

    expect((await askApi('/categories/tree')).body).toEqual({
      data: [aCategory({ name: '203.0.113.9', slug: 'Firefox' })],
    })
  })
})
