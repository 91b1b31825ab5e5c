import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Answers made on the fly: little effort, they are compressed once and read once. Built files come compressed. */
export const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // Nobody sends us compressed bodies; unpacking them would only be a way to send huge ones.
  globalDecompression: false,
  threshold: 1024,
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { level: 5 },
}
