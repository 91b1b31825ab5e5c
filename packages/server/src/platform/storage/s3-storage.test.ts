import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
// @ts-expect-error It brings no types.
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryDir } from '../../../test/temporary-dir.ts'
import type { FileStorage } from './file-storage.ts'
import { createFolderStorage } from './folder-storage.ts'
import { createS3Storage } from './s3-storage.ts'

const ID = '0b7d6c2e-3f60-4f4d-9a51-5f1c62f1a0aa'
const COPY = '1c8e7d3f-4f60-4f4d-9a51-5f1c62f1a0bb'
const CONTENT = Buffer.from('Артель'.repeat(50_000))
const about = { type: 'application/pdf', size: CONTENT.length }
const path = join(temporaryDir(), 'content')
writeFileSync(path, CONTENT)

let s3: { run(): Promise<AddressInfo>; close(): Promise<void> }
const storages: Partial<Record<'a folder' | 'S3', FileStorage>> = { 'a folder': createFolderStorage(temporaryDir()) }
beforeAll(async () => {
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: temporaryDir(),
    configureBuckets: [{ name: 'artel', configs: [] }],
  })
  const { port } = await s3.run()
  storages.S3 = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'artel',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
})
afterAll(() => s3.close())

describe.each(['a folder', 'S3'] as const)('%s', (name) => {
  const storage = () => storages[name] as FileStorage
  const read = async (id: string) => {
    const content = await storage().read(id)
    return content && (await buffer(content)).equals(CONTENT)
  }

  it('keeps what is put in, gives it back and forgets it', async () => {
    expect(await read(ID)).toBeNull()
    await storage().put(ID, path, about)
    await storage().put(ID, path, about)
    await storage().copy(ID, COPY, about)
    expect([await read(ID), await read(COPY)]).toEqual([true, true])

    await storage().remove(ID)
    await storage().remove(ID)
    expect([await read(ID), await read(COPY)]).toEqual([null, true])
  })

  it('has nothing to copy from what is not there', async () => {
    await expect(storage().copy('00000000-0000-4000-8000-000000000000', COPY, about)).rejects.toThrow()
  })
})
