import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** Nothing has come for so long: what is missing is lost, ms. */
const QUIET = 1000

const MASK = Buffer.from([1, 2, 3, 4])

/** A text frame of a client, which has to be masked. */
const frameOf = (text) => {
  const body = Buffer.from(text).map((byte, at) => byte ^ MASK[at & 3])
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length]), MASK, body])
}

/**
 * Opens sockets that only count the frames they are sent: WebSocket clients in JavaScript would be slower than the server.
 * @param {number} port
 * @param {number} count
 * @param {boolean} speaksSocketIo whether to enter the namespace `/ws` of socket.io and to answer its pings
 */
export async function openSockets(port, count, speaksSocketIo) {
  let frames = 0

  const open = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      const path = speaksSocketIo ? '/socket.io/?EIO=4&transport=websocket' : '/'
      const greetings = speaksSocketIo ? 2 : 0
      let [rest, isUpgraded, greeted] = [Buffer.alloc(0), false, 0]
      const takeFrame = (body) => {
        if (speaksSocketIo && greeted < greetings) {
          greeted += 1
          if (greeted === 1) socket.write(frameOf('40/ws,{"token":"x"}'))
          else resolve(socket)
        } else if (speaksSocketIo && body.length === 1 && body[0] === 0x32) socket.write(frameOf('3'))
        else frames += 1
      }
      socket.setNoDelay(true)
      socket.on('error', reject)
      socket.on('connect', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        ),
      )
      socket.on('data', (chunk) => {
        let data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
        if (!isUpgraded) {
          const end = data.indexOf('\r\n\r\n')
          if (end < 0) {
            rest = data
            return
          }
          isUpgraded = true
          data = data.subarray(end + 4)
          if (!speaksSocketIo) resolve(socket)
        }
        let at = 0
        while (at + 2 <= data.length) {
          const short = data[at + 1] & 0x7f
          const header = short === 126 ? 4 : 2
          if (at + header > data.length) break
          const length = short === 126 ? data.readUInt16BE(at + 2) : short
          if (at + header + length > data.length) break
          takeFrame(data.subarray(at + header, at + header + length))
          at += header + length
        }
        rest = data.subarray(at)
      })
    })

  const sockets = []
  while (sockets.length < count) {
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, open))))
  }
  return {
    /** How many frames have come, once there are `expected` or nothing comes any more. */
    async arrived(expected) {
      for (let last = -1; frames < expected && frames !== last; ) {
        last = frames
        await new Promise((resolve) => setTimeout(resolve, QUIET))
      }
      return frames
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
