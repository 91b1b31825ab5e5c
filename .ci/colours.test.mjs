import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './setup.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

it('colours that the server paints pictures with are the tokens of the light theme', () => {
  const { palette } = JSON.parse(read('packages/ui/src/tokens/tokens.json'))
  const painted = [...read('packages/server/src/features/covers/grounds.ts').matchAll(/(\w+): '(#[\da-f]{6})'/g)]
  expect(painted).toHaveLength(14)
  for (const [, material, hex] of painted)
    expect([material, hex]).toEqual([material, palette[`${material}-light`].$value.hex])
})
