import { API_PREFIX, type ErrorBody, type StoredFile } from '@artel/core/contract'
import type { Marketplace, Person } from './marketplace.ts'

/** A file as a browser sends it. */
export interface SentFile {
  readonly name: string
  readonly content: Buffer
}

/** A form as it travels. */
export async function asMultipart(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

/** Sends files as repeated fields (product §7.6). */
export async function upload(
  { app }: Pick<Marketplace, 'app'>,
  as: Person | null,
  files: readonly SentFile[],
  { isPrivate = false }: { isPrivate?: boolean } = {},
): Promise<{ status: number; files: StoredFile[]; error: ErrorBody }> {
  const form = new FormData()
  for (const { name, content } of files) form.append('files', new Blob([new Uint8Array(content)]), name)
  if (isPrivate) form.append('isPrivate', 'true')
  const { payload, headers } = await asMultipart(form)
  const answer = await app.inject({
    method: 'POST',
    url: `${API_PREFIX}/files`,
    headers: { ...headers, ...(as && { authorization: `Bearer ${as.accessToken}` }) },
    payload,
  })
  const body = answer.json()
  return { status: answer.statusCode, files: body.data, error: body }
}
