import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPost } from '../src/platform/push/web-push.ts'

/** What a push service has taken for a device. */
interface Taken {
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A push service of this computer, to which whatever goes out is led. */
export async function aPushService() {
  const taken: Taken[] = []
  const service = { status: 201 }
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.on('end', () => {
      taken.push({ url: asked.url ?? '', headers: asked.headers, body: Buffer.concat(chunks) })
      answer.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const post: PushPost = (url, headers, body) =>
    new Promise((resolve, reject) => {
      const { pathname } = new URL(url)
      const asked = request({ host: '127.0.0.1', port, path: pathname, method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.resume()
      })
      asked.on('error', reject)
      asked.end(body)
    })
  return { service, taken, post, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** A browser's own keys; it reads what was encrypted for it (RFC 8291, RFC 8188). */
export function aBrowserWithKeys() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const key = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const length = body.readUInt8(20)
      const sender = body.subarray(21, 21 + length)
      const shared = own.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
      const secret = key(shared, auth, info, 32)
      const sealed = body.subarray(21 + length)
      const opener = createDecipheriv(
        'aes-128-gcm',
        key(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
        key(secret, salt, 'Content-Encoding: nonce\0', 12),
      )
      opener.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}
