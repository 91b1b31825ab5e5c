import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import type { FileStorage } from './file-storage.ts'
import { asAway, type Patience, patientFetch } from './patient-fetch.ts'

/** An S3-compatible storage. */
export interface S3Place {
  /** With the protocol, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Another one only in tests. */
  readonly patience?: Patience
}

const PATIENCE: Patience = { waitMs: 10_000, restMs: 5_000 }

/** Files as objects `files/<id>` of a bucket. */
export function createS3Storage({ endpoint, bucket, patience = PATIENCE, ...keys }: S3Place): FileStorage {
  const s3 = new S3mini({
    ...keys,
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    fetch: patientFetch(patience),
  })
  const keyOf = (id: string) => `files/${id}`
  const store = async (id: string, content: Readable, { type, size }: { type: string; size: number }) => {
    try {
      await s3.putObject(keyOf(id), Readable.toWeb(content) as never, type, undefined, undefined, size)
    } catch (error) {
      throw asAway(error)
    } finally {
      content.destroy()
    }
  }
  const read = async (id: string): Promise<Readable | null> => {
    const response = await s3.getObjectResponse(keyOf(id)).catch((error) => {
      throw asAway(error)
    })
    return response?.body ? Readable.fromWeb(response.body as ReadableStream) : null
  }

  return {
    put: (id, path, about) => store(id, createReadStream(path), about),
    read,
    async copy(from, to, about) {
      const content = await read(from)
      if (!content) throw new Error(`The storage has no file ${from}`)
      await store(to, content, about)
    },
    async remove(id) {
      await s3.deleteObject(keyOf(id)).catch((error) => {
        throw asAway(error)
      })
    },
  }
}
