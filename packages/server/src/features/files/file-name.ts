import type { FileKind } from './file-kinds.ts'

/** Characters of a name without its extension. */
const LONGEST = 120

/**
 * A name that is safe to store and to offer for saving: without a path, control characters and marks that turn the
 * direction of writing, and with the extension of what the file really is.
 */
export function cleanFileName(name: string, kind: FileKind): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  const dot = plain.lastIndexOf('.')
  const stem = [...(dot > 0 ? plain.slice(0, dot) : plain)]
    .slice(0, LONGEST)
    .join('')
    .replace(/^\.+|[. ]+$/g, '')
  return `${stem || 'Файл'}.${kind}`
}

/** `Content-Disposition` for a name in any script (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
