import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

/** A component that stories show, with what a designer sees of its props. */
export interface ShownComponent {
  readonly name: string
  /** Props of its own, in the table of its page. */
  readonly props: readonly string[]
  /** What stories give it, in the panel «Свойства»: native attributes among them. */
  readonly args: readonly string[]
}

/** The part of react-docgen that is asked. */
interface Docgen {
  parse(
    source: string,
    options: { readonly filename: string; readonly resolver: unknown },
  ): readonly { readonly displayName?: string; readonly props?: Readonly<Record<string, unknown>> }[]
  readonly builtinResolvers: { readonly FindExportedDefinitionsResolver: new () => unknown }
}

// The one that Storybook itself reads types with.
const ofStorybook = createRequire(createRequire(import.meta.url).resolve('@storybook/react-vite/package.json'))
const docgen: Docgen = await import(ofStorybook.resolve('react-docgen'))

const filesIn = (folder: string): readonly string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
    .map((file) => `${root}/${folder}/${file}`)

const property = (node: ts.Node | undefined, name: string): ts.Expression | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

const keysOf = (node: ts.Expression | undefined): readonly string[] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap(({ name }) => (name ? [name.getText().replaceAll(/['"]/g, '')] : []))
    : []

/** The component of a file of stories, and every arg that its stories name. */
const shownIn = (file: string): { component: string | undefined; args: readonly string[] } => {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  let component: string | undefined
  const args: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [annotations] = node.arguments
      const { text } = node.expression.name
      // `RadioGroup<Place>` is RadioGroup.
      if (text === 'meta') component = property(annotations, 'component')?.getText().replace(/<.*/s, '')
      if (text === 'meta' || text === 'story' || text === 'extend') args.push(...keysOf(property(annotations, 'args')))
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { component, args }
}

const resolver = new docgen.builtinResolvers.FindExportedDefinitionsResolver()

/** A file whose exports are no components to it is left alone by Storybook, too. */
const documented = (source: string, filename: string) => {
  try {
    return docgen.parse(source, { filename, resolver })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
}

/** Own props of the named components, as their types say. */
const propsOf = (names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  for (const filename of [...filesIn('packages/ui/src'), ...filesIn('stories')]) {
    const source = readFileSync(filename, 'utf8')
    const defined = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name)
    if (!defined.some((name) => names.has(name)) || filename.endsWith('.stories.tsx')) continue
    for (const { displayName, props } of documented(source, filename))
      if (displayName && names.has(displayName)) found.set(displayName, Object.keys(props ?? {}))
  }
  return found
}

/** Every component of a page of stories with the props that a designer reads of. */
export const shownComponents = (): readonly ShownComponent[] => {
  const args = new Map<string, Set<string>>()
  for (const file of filesIn('stories').filter((one) => one.endsWith('.stories.tsx'))) {
    const shown = shownIn(file)
    if (!shown.component) continue
    const own = args.get(shown.component) ?? new Set()
    for (const arg of shown.args) own.add(arg)
    args.set(shown.component, own)
  }
  const props = propsOf(new Set(args.keys()))
  return [...args].map(([name, given]) => {
    const own = props.get(name) ?? []
    return { name, props: own, args: [...given].filter((arg) => !own.includes(arg)) }
  })
}
