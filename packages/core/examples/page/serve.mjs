// `node serve.mjs http://localhost:3000`: this folder as a site; calls of the API and the socket go on to the marketplace, so
// that to the browser both are one origin.
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { extname, join, normalize } from 'node:path'

const marketplace = new URL(process.argv[2] ?? 'http://localhost:3000')
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' }
const isMarketplaces = (url) => url.startsWith('/web/api/') || url.startsWith('/socket.io/')

/** With the page's own `Host`: the marketplace lets sockets in from its own origin only. */
const passOn = ({ url, method, headers }) =>
  request({ hostname: marketplace.hostname, port: marketplace.port, path: url, method, headers })

const server = createServer(async (asked, answer) => {
  if (isMarketplaces(asked.url)) {
    const passed = passOn(asked)
    passed.on('response', (response) => {
      answer.writeHead(response.statusCode, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
    return
  }
  const path = normalize(new URL(asked.url, marketplace).pathname)
  try {
    const content = await readFile(join(import.meta.dirname, path === '/' ? 'index.html' : path))
    answer.writeHead(200, { 'Content-Type': `${types[extname(path)] ?? types['.html']}; charset=utf-8` }).end(content)
  } catch {
    answer.writeHead(404).end()
  }
})

server.on('upgrade', (asked, socket, head) => {
  const passed = passOn(asked)
  passed.on('upgrade', (response, far, farHead) => {
    const lines = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
    far.write(head)
    socket.write(farHead)
    far.pipe(socket).pipe(far)
    far.on('error', () => socket.destroy())
    socket.on('error', () => far.destroy())
  })
  passed.on('response', () => socket.destroy())
  passed.on('error', () => socket.destroy())
  passed.end()
})

server.listen(Number(process.env.PORT ?? 5170), 'localhost', () => {
  console.log(`http://localhost:${server.address().port}`)
})
