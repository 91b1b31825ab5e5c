import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shortTree } from '../../vite-route-tree.ts'

const generated = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8')

it('keeps every route of the generated tree and its address', () => {
  const tree = shortTree(generated) ?? ''
  const addresses = [...generated.matchAll(/const (\w+) =\s*\w+\.update\(\{\s*id: '([^']+)'/g)]
  expect(addresses.length).toBeGreaterThan(50)
  for (const [, name, address] of addresses) {
    expect(tree).toMatch(new RegExp(`const ${name} =\\s*(below\\(|\\w+\\.update\\()`))
    expect(tree).toContain(`'${address}'`)
  }
  const children = /interface RootRouteChildren \{([^}]+)\}/.exec(generated)?.[1]?.match(/\w+(?=:)/g)
  const kept = /rootRouteChildren: any = \[([^\]]+)\]/.exec(tree)?.[1]?.replaceAll('WithChildren', '').split(', ')
  expect(kept?.toSorted()).toEqual(children?.toSorted())
})

it('refuses a tree that is written otherwise', () => {
  expect(shortTree('export const routeTree = rootRoute')).toBeNull()
})
