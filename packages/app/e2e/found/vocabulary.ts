import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

/** The published vocabulary of schema.org, as far as structured data are checked against it. */
export interface Vocabulary {
  /** Whether there is a type of this name. */
  has(type: string): boolean
  /** Names of types and kinds of values that a property of a type may have, its parents' too; `null`: no such property. */
  expected(type: string, property: string): readonly string[] | null
  /** Whether a type is another one or stands below it. */
  isA(type: string, ancestor: string): boolean
  /** Members of an enumeration by their names; empty for what is none. */
  members(type: string): ReadonlySet<string>
}

interface Described {
  readonly parents: readonly string[]
  readonly properties: ReadonlyMap<string, readonly string[]>
}

const BASE = /Base$/
const LEAF = /Leaf$/
const PREFIX = /^https?:\/\/schema\.org\//

/** A type of the vocabulary by its name or its address. */
export const shortName = (name: string): string => name.replace(PREFIX, '')

/** Names in a union, and in what wraps it. */
const namesIn = (node: ts.TypeNode | undefined): string[] => {
  if (!node) return []
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(namesIn)
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText()
    return name === 'SchemaValue' ? namesIn(node.typeArguments?.[0]) : [name]
  }
  return []
}

const propertiesOf = (node: ts.InterfaceDeclaration) =>
  new Map(
    node.members
      .filter(ts.isPropertySignature)
      .filter((member) => ts.isStringLiteral(member.name))
      .map((member) => [(member.name as ts.StringLiteral).text, namesIn(member.type)] as const),
  )

const parentsOf = (node: ts.InterfaceDeclaration) =>
  (node.heritageClauses ?? [])
    .flatMap(({ types }) => types.map(({ expression }) => expression.getText()))
    .filter((name) => BASE.test(name))

/** The name that stands as `@type` in the data. */
const ownType = (node: ts.InterfaceDeclaration): string | null => {
  const type = node.members.filter(ts.isPropertySignature).find(({ name }) => name.getText() === '"@type"')?.type
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null
}

const literalsIn = (node: ts.TypeNode): string[] => {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsIn)
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [shortName(node.literal.text)] : []
}

/** Reads the vocabulary out of the declarations of `schema-dts`, which are made from the one that schema.org publishes. */
export const readVocabulary = (): Vocabulary => {
  const path = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const source = ts.createSourceFile('schema.d.ts', readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const bases = new Map<string, Described>()
  const types = new Map<string, string>()
  const below = new Map<string, readonly string[]>()
  const members = new Map<string, ReadonlySet<string>>()
  for (const node of source.statements) {
    if (ts.isTypeAliasDeclaration(node)) {
      members.set(node.name.text, new Set(literalsIn(node.type)))
      below.set(
        node.name.text,
        namesIn(node.type).filter((name) => !LEAF.test(name)),
      )
    }
    if (!ts.isInterfaceDeclaration(node)) continue
    const { text: name } = node.name
    if (BASE.test(name)) bases.set(name, { parents: parentsOf(node), properties: propertiesOf(node) })
    const type = ownType(node)
    const [base] = parentsOf(node)
    if (type !== null && base) types.set(shortName(type), base)
  }

  const linesOf = (base: string): readonly Described[] => {
    const own = bases.get(base)
    return own ? [own, ...own.parents.flatMap(linesOf)] : []
  }
  const isA = (type: string, ancestor: string): boolean =>
    type === ancestor || (below.get(ancestor) ?? []).some((child) => isA(type, child))
  return {
    has: (type) => types.has(type),
    expected: (type, property) => {
      const found = linesOf(types.get(type) ?? '').flatMap(({ properties }) => properties.get(property) ?? [])
      return found.length > 0 ? [...new Set(found)] : null
    },
    isA,
    members: (type) => members.get(type) ?? new Set(),
  }
}
