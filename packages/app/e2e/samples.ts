/** A file as a browser's file field takes it. */
export interface SentFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A paper that opens. */
export const aPaper = (name: string): SentFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

/** A picture of one pixel. */
export const aPicture = (name: string): SentFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8dfc0000004010180c52a185d0000000049454e44ae426082',
    'hex',
  ),
})
