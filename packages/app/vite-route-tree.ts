import type { Plugin } from 'vite'

/** A page right below the root, as the router's generator writes it. */
const BELOW_ROOT =
  /const (\w+) =\s*(\w+)\.update\(\{\s*id: '([^']+)',\s*path: '\3',\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g
const CHILDREN = /const rootRouteChildren: RootRouteChildren = \{([^}]+)\}/
const HELPER =
  'const below = (route: any, path: string) => route.update({ id: path, path, getParentRoute: () => rootRouteImport })\n'

/**
 * The generated tree of routes, said shortly: every page carries it, and each route says its address, its parent and the name of
 * a type in it, of which the router needs the address once.
 * @returns `null` for a tree that is written otherwise
 */
export const shortTree = (source: string): string | null => {
  const tree = source.replaceAll(BELOW_ROOT, "const $1 = below($2, '$3')")
  const names = CHILDREN.exec(tree)?.[1]?.matchAll(/\w+:\s*(\w+)/g)
  if (!names || tree === source) return null
  const children = [...names].map(([, name]) => name).join(', ')
  return HELPER + tree.replace(CHILDREN, `const rootRouteChildren: any = [${children}]`)
}

/** Writes the client so that its entry says of each page what the router reads, once. */
export const shortRoutes: readonly Plugin[] = [
  {
    name: 'artel-short-tree',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/routeTree\.gen\.ts$/ },
      handler(source) {
        return shortTree(source) ?? this.error('The generated tree of routes is written otherwise than it was.')
      },
    },
  },
  {
    // After the router's own plugin, which reads the address: the router itself takes it from the tree.
    name: 'artel-short-routes',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/routes\/[^?]+\.tsx$/ },
      handler: (source) => source.replace(/createFileRoute\((["'])[^"']*\1\)/, 'createFileRoute()'),
    },
  },
]
