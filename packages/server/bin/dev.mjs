// `npm run dev`: the server and the pages, rebuilt as their sources change.
import { spawn, spawnSync } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { requireNode } from './require-node.mjs'

requireNode()
const { installDependencies } = await import('./install.mjs')
const { binary, root, say } = await import('./project.mjs')

/** How long a stopped program may take to leave, ms. */
const STOP_WITHIN = 10_000

const port = Number(process.env.PORT || 3000)
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error(`  PORT=${process.env.PORT}: нужен номер порта от 1 до 65534; следующий за ним займёт сервер.`)
  process.exit(1)
}

/** The programs that still run, by name. */
const running = new Map()
let stopping = false
let exitCode = 0

installDependencies()
say('Собираем сервер…')
// Type errors do not stop it: they are shown again by the watching compiler, and the code runs meanwhile.
spawnSync(binary('tsc'), ['-b', 'packages/server'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

start('типы', binary('tsc'), ['-b', 'packages/server', '--watch', '--preserveWatchOutput'])
start('сервер', process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/dist/main.js'], {
  PORT: String(port + 1),
  WEB: 'off',
})
start('страницы', binary('vite'), ['packages/app', '--port', String(port), '--strictPort'], {
  API_URL: `http://127.0.0.1:${port + 1}`,
})
say(`Страницы: http://localhost:${port}, сервер: http://localhost:${port + 1}. Остановить: Ctrl+C`)

process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

/** Starts a program whose lines go out under its name; its end is the end of all. */
function start(name, program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl+C reaches only us, and what the program has started stops together with it.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  running.set(name, child)
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(8)} │ ${line}`))
  }
  child.on('error', (error) => console.error(`${name.padEnd(8)} │ ${error.message}`))
  child.on('close', (code, signal) => {
    running.delete(name)
    if (!stopping) {
      say(`«${name}» остановился (${signal ?? `код ${code}`}), останавливаем остальное.`)
      stop(code || 1)
    }
    if (running.size === 0) process.exit(exitCode)
  })
}

function stop(code) {
  if (stopping) return
  stopping = true
  exitCode = code
  for (const child of running.values()) signal(child, 'SIGTERM')
  setTimeout(() => {
    for (const child of running.values()) signal(child, 'SIGKILL')
  }, STOP_WITHIN).unref()
}

function signal(child, name) {
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // It has gone by itself in the meantime.
  }
}
