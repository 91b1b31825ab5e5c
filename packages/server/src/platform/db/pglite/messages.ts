/** Frontend message that ends an extended query and clears its error state. */
export const SYNC: Uint8Array = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4)

/** Frontend message that runs `sql` by the simple protocol. */
export function simpleQuery(sql: string): Buffer {
  return message('Q', [`${sql}\0`])
}

/** Backend message that reports an error; `code` is the SQLSTATE. */
export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', [`S${severity}\0`, `V${severity}\0`, `C${code}\0`, `M${text}\0`, '\0'])
}

function message(type: string, parts: readonly string[]): Buffer {
  const body = Buffer.from(parts.join(''))
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
