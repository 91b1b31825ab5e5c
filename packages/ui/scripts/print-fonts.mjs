/** Cuts the typeface and prints src/tokens/fonts.css; .ci/fonts.test.mjs fails when either is stale. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CUTS, cut } from './fonts/cuts.mjs'
import { printFonts } from './fonts/print.mjs'

const folder = fileURLToPath(new URL('../src/tokens/', import.meta.url))
for (const one of CUTS) writeFileSync(`${folder}fonts/${one.name}.woff2`, await cut(one))
writeFileSync(`${folder}fonts.css`, await printFonts())
