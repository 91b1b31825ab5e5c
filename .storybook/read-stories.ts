import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'
import type { ShownMachine, StoryRecord } from '../stories/workshop/story-record.ts'

/** What a story says of itself, before what it inherits from its meta or from the story it extends. */
interface Declared {
  readonly name?: string
  readonly viewer?: string
  readonly machine?: { readonly id?: string; readonly states?: readonly string[] }
  readonly tags?: readonly string[]
  readonly alike?: string
}

const property = (node: ts.Node | undefined, name: string): ts.Expression | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

const complaint = (node: ts.Node, wanted: string) => {
  const file = node.getSourceFile()
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return new Error(`${file.fileName}:${line}: ${wanted}, written out, because it is read without running the story`)
}

const text = (node: ts.Expression | undefined): string | undefined => {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  throw complaint(node, 'a string is expected here')
}

const texts = (node: ts.Expression | undefined): readonly string[] | undefined => {
  if (!node) return undefined
  if (!ts.isArrayLiteralExpression(node)) return [text(node) ?? '']
  return node.elements.map((element) => text(element) ?? '')
}

const machineOf = (parameters: ts.Expression | undefined): Declared['machine'] => {
  const machine = property(parameters, 'machine')
  if (!machine) return undefined
  if (!ts.isObjectLiteralExpression(machine)) throw complaint(machine, '{ id, state } is expected here')
  return { id: text(property(machine, 'id')), states: texts(property(machine, 'state')) }
}

const declaredIn = (annotations: ts.Node | undefined): Declared => {
  const viewer = property(property(annotations, 'globals'), 'viewer')
  const name = property(annotations, 'name')
  return {
    name: name && ts.isStringLiteralLike(name) ? name.text : undefined,
    viewer: viewer && ts.isStringLiteralLike(viewer) ? viewer.text : undefined,
    machine: machineOf(property(annotations, 'parameters')),
    tags: texts(property(annotations, 'tags')),
    alike: text(property(property(annotations, 'parameters'), 'alike')),
  }
}

const merged = (base: Declared, own: Declared): Declared => ({
  name: own.name,
  viewer: own.viewer ?? base.viewer,
  machine: { id: own.machine?.id ?? base.machine?.id, states: own.machine?.states ?? base.machine?.states },
  tags: [...(base.tags ?? []), ...(own.tags ?? [])],
  alike: own.alike,
})

/** `receiver.method(argument)` of `const name = …`. */
const callOf = ({ initializer }: ts.VariableDeclaration) => {
  if (!initializer || !ts.isCallExpression(initializer)) return null
  if (!ts.isPropertyAccessExpression(initializer.expression)) return null
  const { expression: receiver, name } = initializer.expression
  return { receiver: receiver.getText(), method: name.text, argument: initializer.arguments[0] }
}

const noteOf = (statement: ts.Statement): string =>
  ts
    .getJSDocCommentsAndTags(statement)
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join(' ')
    .trim()

const shown = ({ machine }: Declared): ShownMachine | null =>
  machine?.id && machine.states ? { id: machine.id, states: machine.states } : null

/** The stories that one file of CSF factories shows, in their order; tests (`!dev`) are not among them. */
export const storiesIn = (source: string, file: string): readonly StoryRecord[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const known = new Map<string, Declared>()
  const records: StoryRecord[] = []
  let title: string | undefined
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const declaration of statement.declarationList.declarations) {
      const call = callOf(declaration)
      if (call?.method === 'meta') {
        title = text(property(call.argument, 'title'))
        known.set(declaration.name.getText(), declaredIn(call.argument))
      }
      const base = call && known.get(call.receiver)
      if (!base || title === undefined || (call.method !== 'story' && call.method !== 'extend')) continue
      const state = declaration.name.getText()
      const declared = merged(base, declaredIn(call.argument))
      known.set(state, declared)
      // A test: it is run, and neither in the sidebar nor pictured.
      if (declared.tags?.includes('!dev')) continue
      const name = declared.name ?? storyNameFromExport(state)
      const id = toId(title, storyNameFromExport(state))
      const note = noteOf(statement)
      records.push({
        id,
        title,
        name,
        state,
        note,
        file,
        viewer: declared.viewer ?? null,
        machine: shown(declared),
        alike: declared.alike ?? null,
      })
    }
  }
  return records
}

/** The stories of the given files, paths below `root`. */
export const readStories = (root: string, files: readonly string[]): readonly StoryRecord[] =>
  files.flatMap((file) => storiesIn(readFileSync(`${root}/${file}`, 'utf8'), file))
