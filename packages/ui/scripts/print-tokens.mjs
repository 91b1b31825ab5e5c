/** Prints src/tokens/tokens.ts into tokens.css, media.css and tokens.json. A test beside them fails when they are stale. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const folder = fileURLToPath(new URL('../src/tokens/', import.meta.url))
const { module } = await runnerImport(`${folder}print.ts`, { configFile: false })
writeFileSync(`${folder}tokens.css`, module.printTokens())
writeFileSync(`${folder}media.css`, module.printMedia())
const designTokens = await runnerImport(`${folder}design-tokens.ts`, { configFile: false })
writeFileSync(`${folder}tokens.json`, designTokens.module.printDesignTokens())
