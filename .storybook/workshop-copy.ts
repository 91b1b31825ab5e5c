import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'node_modules/.cache/workshop-copy')

/** A page or a story, as Storybook lists it. */
export interface Listed {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'docs' | 'story'
  readonly importPath: string
}

/** Pages of the copy that are looked at at a time: what a machine of two cores can do. */
export const SIDE_BY_SIDE = 2

/** Runs a program of this folder and answers what it has said; throws it when the program fails. */
const run = async (command: string, args: readonly string[]) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stdout.on('data', (text) => said.push(String(text)))
  child.stderr.on('data', (text) => said.push(String(text)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${said.join('')}`)
}

const serve = async (): Promise<{ server: ChildProcess; address: string }> => {
  const server = spawn('node', [join(folder, 'open.mjs'), '0', '--no-open'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(server.stdout, 'data')
  const address = /http:\S+/.exec(String(said))?.[0]
  if (!address) throw new Error(`open.mjs: ${said}`)
  return { server, address }
}

const listedAt = async (address: string): Promise<readonly Listed[]> => {
  const { entries } = await (await fetch(`${address}index.json`)).json()
  return Object.values(entries)
}

/**
 * The static copy of the workshop, made anew and served as people serve it; what it lists; and how to stop. WORKSHOP_URL names one
 * that runs already: `npm run storybook` shows an edit at once.
 */
export const openWorkshopCopy = async () => {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: typed by hand; turbo does not run this.
  const running = process.env.WORKSHOP_URL
  if (running) return { address: running, listed: await listedAt(running), close: () => {} }
  await run('npx', ['storybook', 'build', '--quiet', '-o', folder])
  const { server, address } = await serve()
  return { address, listed: await listedAt(address), close: () => server.kill() }
}
