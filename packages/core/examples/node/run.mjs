// `npm run example -- http://localhost:3000` drives a running server; without an address, a server in memory.
import { runDeal } from './deal.mjs'
import { fakeMarketplace } from './fake-marketplace.mjs'
import { nodePorts } from './node-ports.mjs'

const [origin] = process.argv.slice(2)
const world = origin
  ? {
      ports: () => nodePorts(origin.replace(/\/$/, '')),
      // The accounts of the demo.
      client: { login: 'client@artel.test', password: 'Artel-demo-1' },
      executor: { login: 'executor@artel.test', password: 'Artel-demo-1' },
    }
  : fakeMarketplace()

const { seenByAuthor, seenByWorker } = await runDeal({ ...world, log: (line) => console.log(line) })
if (seenByAuthor.status !== 'FINISHED' || seenByWorker.status !== 'FINISHED') process.exitCode = 1
