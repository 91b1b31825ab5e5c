import { parentPort, workerData } from 'node:worker_threads'
import { openBridge } from './bridge.ts'
import { type Engine, openEngine } from './engine.ts'
import type { WorkerInput, WorkerOrder, WorkerReport } from './worker-messages.ts'

// The embedded database gets a thread of its own: its queries are synchronous and would hold up every request and
// socket of the main one.
const { dir, socketPath, busySince } = workerData as WorkerInput
const main = parentPort
if (!main) throw new Error('This file is the body of a worker thread')

const report = (message: WorkerReport) => main.postMessage(message)

const engine = watched(
  await openEngine({
    dir,
    durable: true,
    onLog: (line) => report({ type: 'log', line }),
    onDeath(reason) {
      report({ type: 'death', reason: String(reason.cause ?? reason) })
      process.exit(1)
    },
  }),
)
const bridge = await openBridge(engine, socketPath)

main.on('message', async (order: WorkerOrder) => {
  if (order !== 'close') return
  await bridge.close()
  await engine.close()
  process.exit(0)
})
report({ type: 'ready' })

/** Shows the main thread since when the engine has been busy: it alone can tell that this one hangs. */
function watched(inner: Engine): Engine {
  return {
    ...inner,
    async execute(messages) {
      Atomics.store(busySince, 0, BigInt(Date.now()))
      try {
        return await inner.execute(messages)
      } finally {
        Atomics.store(busySince, 0, 0n)
      }
    },
  }
}
