import { importRu } from './import-ru.ts'

const MOST_BYTES = 1024 * 1024

/** The words of a file, or a Russian sentence about why there are none. */
export type TableFile = { readonly text: string } | { readonly problem: string }

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)

const decode = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel saves Russian tables so.
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Reads a table that a spreadsheet has saved, whichever of the three codes it is in. */
export const readTableFile = async (file: File): Promise<TableFile> => {
  if (file.size > MOST_BYTES) return { problem: importRu.tooLarge }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // A workbook is an archive.
    if (startsWith(bytes, 0x50, 0x4b) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { problem: importRu.excel }
    return { text: decode(bytes) }
  } catch {
    return { problem: importRu.unreadable }
  }
}
