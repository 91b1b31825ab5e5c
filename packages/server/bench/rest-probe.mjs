// Loaded into what bench/rest.mjs starts: tells its memory when asked, and does nothing else.
import process from 'node:process'

process.on('message', () => process.send?.(process.memoryUsage()))
process.channel?.unref()
