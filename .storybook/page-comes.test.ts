import { beforeEach, expect, it, vi } from 'vitest'
import { countCalls, leaveUnanswered } from './calls-under-way.ts'
import { countImports } from './imports-under-way.ts'
import { pageComes } from './page-comes.ts'

const ADDRESS = 'http://localhost/web/api/v1/tasks/list'

/** What React keeps of a tree while it has nothing to do. */
const idle = { callbackNode: null, timeoutHandle: -1, cancelPendingCommit: null }

/** A container of React's, among what stands on the page. */
const page: { children: object[] } = { children: [] }

let answer = () => {}

beforeEach(() => {
  page.children = [{}]
  const fetch = () =>
    new Promise<void>((done) => {
      answer = done
    })
  vi.stubGlobal('window', { fetch })
  vi.stubGlobal('location', { href: 'http://localhost/' })
  vi.stubGlobal('document', { body: page })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setImmediate(run))
  vi.stubGlobal('__vitest_browser_runner__', { wrapDynamicImport: (load: () => unknown) => load() })
  countCalls()
  countImports()
})

/** Whether the page has come, asked again and again. */
const watched = () => {
  const seen = { hasCome: false }
  const coming = pageComes().then(() => {
    seen.hasCome = true
  })
  return { seen, coming }
}

const someFrames = async () => {
  for (let count = 0; count < 20; count += 1) await new Promise((done) => setImmediate(done))
}

it('waits for code that was asked for until it is here', async () => {
  let come = () => {}
  const load = () =>
    new Promise<void>((done) => {
      come = done
    })
  void __vitest_browser_runner__.wrapDynamicImport(load)
  const { seen, coming } = watched()
  await someFrames()
  expect(seen.hasCome).toBe(false)
  come()
  await coming
})

it('waits for answers of the network, but not for one that its mock leaves out', async () => {
  void window.fetch(ADDRESS)
  const { seen, coming } = watched()
  await someFrames()
  expect(seen.hasCome).toBe(false)
  answer()
  await coming
  void window.fetch(ADDRESS)
  leaveUnanswered(ADDRESS)
  await pageComes()
})

it('waits while React holds back what has come', async () => {
  const stateNode = { ...idle, timeoutHandle: 7 }
  page.children = [{ __reactContainer$x: { stateNode } }]
  const { seen, coming } = watched()
  await someFrames()
  expect(seen.hasCome).toBe(false)
  stateNode.timeoutHandle = -1
  await coming
})

it('names what never comes', async () => {
  const asVitestSeesIt = () => '() => import("/packages/ui/src/tasks/TaskMap.tsx")'
  const never = Object.assign(() => new Promise(() => {}), { toString: asVitestSeesIt })
  void __vitest_browser_runner__.wrapDynamicImport(never)
  await expect(pageComes()).rejects.toThrow('Страница не дождалась: /packages/ui/src/tasks/TaskMap.tsx.')
})
