// What `npm run bench:site` compares with, by `--as`:
// `files`: node:http that sends the bytes it is told to (`--from` an address of the site, as they are for a guest);
// `router`: TanStack Router + Query with nothing of ours: ten cards from a loader, rendered and dehydrated for every request,
// and plain words after them until the page has as many bytes as `--bytes`. PORT 0, prints its port.
import { createServer, get } from 'node:http'
import process from 'node:process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { as: { type: 'string' }, from: { type: 'string' }, bytes: { type: 'string', default: '0' } },
})

/** Of the connection, not of what is sent. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

/** An answer as it comes over the wire: `fetch` would unpack it. */
const answerOf = (encoding) =>
  new Promise((resolve, reject) => {
    get(values.from, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !OWN.has(name))
      resolve({ headers, body: Buffer.concat(await answer.toArray()) })
    }).on('error', reject)
  })

async function files() {
  const [plain, packed] = [await answerOf('identity'), await answerOf('br')]
  return (request, response) => {
    const { headers, body } = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? packed : plain
    for (const [name, value] of headers) response.setHeader(name, value)
    response.end(body)
  }
}

async function router() {
  const { jsx, jsxs } = await import('react/jsx-runtime')
  const R = await import('@tanstack/react-router')
  const S = await import('@tanstack/react-router/ssr/server')
  const Q = await import('@tanstack/react-query')
  const items = Array.from({ length: 10 }, (_, n) => ({
    id: n,
    title: `Поклеить обои в трёх комнатах, ${n}`,
    city: 'Москва',
    when: 'Дата не важна',
    budget: `${n + 1} 500 ₽`,
  }))
  const query = { queryKey: ['tasks'], queryFn: async () => items }
  const card = ({ id, title, city, when, budget }) =>
    jsxs(
      'li',
      {
        className: 'card',
        children: [
          jsx('h2', { children: jsx(R.Link, { to: `/task/${id}`, children: title }) }),
          jsxs('p', { children: [jsx('span', { children: city }), jsx('span', { children: when })] }),
          jsx('p', { className: 'price', children: budget }),
        ],
      },
      id,
    )
  const page = (filler) => {
    const root = R.createRootRoute({
      component: () =>
        jsxs('html', {
          lang: 'ru',
          children: [
            jsxs('head', { children: [jsx('meta', { charSet: 'utf-8' }), jsx('title', { children: 'Задания' })] }),
            jsxs('body', { children: [jsx(R.Outlet, {}), jsx(R.Scripts, {})] }),
          ],
        }),
    })
    const list = R.createRoute({
      getParentRoute: () => root,
      path: '/',
      loader: ({ context }) => context.client.ensureQueryData(query),
      component: () => {
        const { data } = Q.useSuspenseQuery(query)
        return jsxs('main', { children: [jsx('ul', { children: data.map(card) }), jsx('p', { children: filler })] })
      },
    })
    const task = R.createRoute({ getParentRoute: () => root, path: '/task/$id', component: () => null })
    const routeTree = root.addChildren([list, task])
    const createRouter = () => {
      const client = new Q.QueryClient()
      return R.createRouter({
        routeTree,
        context: { client },
        dehydrate: () => ({ query: Q.dehydrate(client) }),
        Wrap: ({ children }) => jsx(Q.QueryClientProvider, { client, children }),
      })
    }
    return async () => {
      const request = new Request('http://localhost/')
      const answer = await S.createRequestHandler({ createRouter, request })(S.defaultRenderHandler)
      return answer.text()
    }
  }
  const missing = Number(values.bytes) - Buffer.byteLength(await page('')())
  // Two bytes a letter, as Russian has.
  const render = page('слово '.repeat(Math.max(0, Math.round(missing / 11))))
  return async (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await render())
  }
}

const kinds = { files, router }
const server = createServer(await kinds[values.as]())
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.once('SIGTERM', () => server.close(() => process.exit()))
