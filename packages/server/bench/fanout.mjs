// What it costs to tell a message to both sides of a chat with 1 000 sockets open: ours beside plain socket.io and plain ws.
// `npm run bench:fanout -- --sockets 1000 --rounds 5 --seconds 2`. CPU of the server process a delivery is the steadiest figure.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { tell } from '../../../.ci/figures.mjs'
import { binary, run } from '../bin/project.mjs'
import { openSockets } from './raw-sockets.mjs'

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
  },
})
const [sockets, rounds, seconds] = [values.sockets, values.rounds, values.seconds].map(Number)

const VARIANTS = [
  { name: 'ws', label: 'plain ws' },
  { name: 'socket.io', label: 'plain socket.io' },
  { name: 'ours', label: 'Artel: a message of one side' },
  { name: 'sides', label: 'Artel: seen otherwise by each side' },
]

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Asks a server process and waits for its answer. */
const ask = async (server, question) => {
  server.send(question)
  const [answer] = await once(server, 'message')
  return answer
}

/** One round of one variant on a server of its own. */
async function round({ name }) {
  const server = fork(join(import.meta.dirname, 'fanout-server.mjs'), [name])
  const [{ port }] = await once(server, 'message')
  try {
    const { memory: before } = await ask(server, { type: 'memory' })
    const clients = await openSockets(port, sockets, name !== 'ws')
    const { memory } = await ask(server, { type: 'memory' })
    const { sent, cpu } = await ask(server, { type: 'send', milliseconds: seconds * 1000 })
    const arrived = await clients.arrived(sent)
    clients.close()
    return { cpu: cpu / sent, rate: sent / seconds, lost: sent - arrived, memory: (memory - before) / sockets / 1024 }
  } finally {
    server.kill()
  }
}

run(binary('tsc'), ['-b', 'packages/server'], 'Сборка сервера не удалась, причина выше.')
const samples = new Map(VARIANTS.map(({ name }) => [name, []]))
for (let turn = 0; turn < rounds; turn += 1) {
  const order = turn % 2 === 0 ? VARIANTS : VARIANTS.toReversed()
  for (const variant of order) samples.get(variant.name).push(await round(variant))
}

console.log(
  `Node ${process.version}, ${sockets} sockets in chats of two, medians of ${rounds} rounds of ${seconds} s, in turns.`,
)
console.log(
  '                                     deliveries/s   µs/delivery   of ws   of socket.io   KiB/socket   lost',
)
const [ws, socketIo] = VARIANTS.map(({ name }) => median(samples.get(name).map(({ cpu }) => cpu)))
tell({
  what: `CPU of a delivery to one of ${sockets} sockets`,
  goal: { atMost: 1.3 },
  floor: `plain socket.io, ${socketIo.toFixed(1)} µs`,
  here: median(samples.get('ours').map(({ cpu }) => cpu)) / socketIo,
})
for (const { name, label } of VARIANTS) {
  const middle = (key) => median(samples.get(name).map((sample) => sample[key]))
  console.log(
    `  ${label.padEnd(35)}${middle('rate').toFixed(0).padStart(12)}${middle('cpu').toFixed(2).padStart(14)}` +
      `${(middle('cpu') / ws).toFixed(2).padStart(8)}${(middle('cpu') / socketIo).toFixed(2).padStart(15)}${middle('memory').toFixed(1).padStart(13)}${String(middle('lost')).padStart(7)}`,
  )
}
