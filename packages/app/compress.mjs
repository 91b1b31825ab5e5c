// Compresses the built assets once, so that the server never does.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = new URL('dist/client/assets/', import.meta.url)
for (const name of readdirSync(folder)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const source = readFileSync(new URL(name, folder))
  writeFileSync(
    new URL(`${name}.br`, folder),
    brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(source, { level: 9 }))
}
