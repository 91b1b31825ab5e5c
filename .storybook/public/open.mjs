// Opens this folder in a browser: `node open.mjs [port] [--no-open]`. Needs Node only; any other server of static files does too.
import { spawn } from 'node:child_process'
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const folder = import.meta.dirname + sep

const fileOf = (url) => {
  try {
    const path = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)))
    const file = path === folder ? join(folder, 'index.html') : path
    return file.startsWith(folder) && statSync(file).isFile() ? file : null
  } catch {
    return null
  }
}

const server = createServer((request, response) => {
  const file = fileOf(request.url ?? '/')
  if (!file) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
})

server.listen(Number(process.argv[2] ?? 6006), '127.0.0.1', () => {
  const address = `http://localhost:${server.address().port}/`
  console.log(`Мастерская открыта: ${address} (закрыть: Ctrl+C)`)
  if (process.argv.includes('--no-open')) return
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open'
  spawn(opener, [address], { stdio: 'ignore' }).on('error', () => {})
})
