import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureProgram } from './debian-package.mjs'
import { freePort } from './free-port.mjs'

/** The file that docs/deploy tells people to use. */
const TEMPLATE = new URL('../../../docs/deploy/nginx.conf', import.meta.url)

/**
 * Path of `nginx`, if there is one.
 * @returns {string | undefined}
 */
export function findNginx() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return places.map((place) => join(place, 'nginx')).find((path) => existsSync(path))
}

/** Whether nginx is there, after installing it if need be. */
export const ensureNginx = () => ensureProgram({ name: 'nginx', package: 'nginx', find: findNginx })

/** @typedef {{ url: string, stop: () => Promise<void> }} NginxServer */

/**
 * Starts nginx with the configuration of docs/deploy on a port of this computer.
 * @param {Record<string, string>} hosts `host:port` by what the file calls it: `app-1:3000`
 * @returns {Promise<NginxServer>}
 */
export async function startNginx(hosts) {
  const program = findNginx()
  if (!program) throw new Error('nginx is not installed')
  const home = mkdtempSync(join(tmpdir(), 'artel-nginx-'))
  const port = await freePort()
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(home, name)};`)
    .join(' ')
  let config = readFileSync(TEMPLATE, 'utf8')
  for (const [from, to] of Object.entries({
    ...hosts,
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'http {\n': `http {\n${folders}\n`,
    'worker_processes auto;': 'worker_processes 2;',
  })) {
    if (!config.includes(from)) throw new Error(`nginx.conf has no ${from}`)
    config = config.replaceAll(from, to)
  }
  writeFileSync(join(home, 'nginx.conf'), config)
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  const args = ['-p', home, '-c', join(home, 'nginx.conf'), '-e', 'stderr']
  const child = spawn(program, [...args, '-g', `daemon off; pid ${join(home, 'pid')}; ${root}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  // The tests may die without a word; the server shall not outlive them. Its workers end with it on this signal alone.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`)
    await sleep(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', end)
      end()
      await exited
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
