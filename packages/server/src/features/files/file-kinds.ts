import { open } from 'node:fs/promises'
import { type ATTACHMENT_TYPES, IMAGE_TYPES } from '@artel/core/contract'
import { fileTypeFromFile } from 'file-type'

/** Kind of a file that is taken at all. */
export type FileKind = (typeof ATTACHMENT_TYPES)[number]

const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Media type of a kind. */
export const mediaTypeOf = (kind: FileKind): string => MEDIA_TYPES[kind]

/** Kinds that are shown and not only downloaded. */
export type PictureKind = (typeof IMAGE_TYPES)[number]

const PICTURES: ReadonlySet<string> = new Set(IMAGE_TYPES)

/** Whether files of the kind are pictures. */
export const isPicture = (kind: FileKind): kind is PictureKind => PICTURES.has(kind)

/** What a file is by its content, whatever it is called; `undefined` for what is not taken. */
export async function findKind(path: string): Promise<FileKind | undefined> {
  const found = await fileTypeFromFile(path)
  if (!found) return undefined
  // The old documents of Office are one container with different streams in it.
  if (found.ext === 'cfb') return findOldDocument(path)
  return found.ext in MEDIA_TYPES ? (found.ext as FileKind) : undefined
}

const WORD = Buffer.from('WordDocument', 'utf16le')
const EXCEL = [Buffer.from('Workbook', 'utf16le'), Buffer.from('Book\0', 'utf16le')]
const CHUNK = 1024 * 1024

/** The container's directory names its streams; it may lie anywhere in the file. */
async function findOldDocument(path: string): Promise<'doc' | 'xls' | undefined> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(CHUNK + WORD.length)
    for (let position = 0; ; position += CHUNK) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
      const chunk = buffer.subarray(0, bytesRead)
      if (chunk.includes(WORD)) return 'doc'
      if (EXCEL.some((name) => chunk.includes(name))) return 'xls'
      if (bytesRead < buffer.length) return undefined
    }
  } finally {
    await file.close()
  }
}
