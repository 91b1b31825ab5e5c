/** Ports that a machine may take with its input, and what stands in for them in a test. */
const STAND_INS: Readonly<Record<string, readonly [code: string, from: string]>> = {
  clock: ['clock', 'manualClock'],
  storage: ['memoryStorage()', 'memoryStorage'],
  ids: ['fakeIds()', 'fakeIds'],
  connectivity: ['fakeConnectivity()', 'fakeConnectivity'],
}

/** A value written as code of a test, with the names that the code needs, each with the folder of core it is from. */
export interface Code {
  readonly text: string
  readonly imports: readonly (readonly [folder: string, name: string])[]
}

/** Says which part of a value is no data. */
export class NotData extends Error {
  readonly path: string

  constructor(path: string) {
    super(`${path} is no data`)
    this.path = path
  }
}

const WIDTH = 110

const quoted = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const keyOf = (key: string) => (/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key))

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

interface CategoryTree {
  readonly id: number
  readonly childCategories: readonly CategoryTree[]
}
const isCategories = (value: object): value is { readonly roots: readonly CategoryTree[] } =>
  'roots' in value && 'isLeaf' in value

/** The branches that lead to a category that is spoken of: the whole tree would be longer than the test. */
const pruned = (nodes: readonly CategoryTree[], spokenOf: ReadonlySet<number>): readonly CategoryTree[] =>
  nodes.flatMap((node) => {
    const childCategories = pruned(node.childCategories, spokenOf)
    return childCategories.length > 0 || spokenOf.has(node.id) ? [{ ...node, childCategories }] : []
  })

/**
 * Writes a value as code in the style of the house. Ports become their fakes of `core/testing`, errors of the API themselves.
 * @param spokenOf numbers that the test speaks of: of a tree of categories only those are kept
 * @throws NotData when some part of it cannot be written
 */
export const asCode = (given: unknown, root: string, spokenOf: ReadonlySet<number> = new Set()): Code => {
  const imports: (readonly [string, string])[] = []
  const use = (folder: string, name: string) => void imports.push([folder, name])

  const list = (open: string, parts: readonly string[], close: string, indent: string): string => {
    if (parts.length === 0) return open + close
    const space = open === '{' ? ' ' : ''
    const line = open + space + parts.join(', ') + space + close
    if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line
    return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`
  }

  const record = (value: object, path: string, indent: string): string => {
    const parts = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => {
        const port = typeof inner === 'object' || typeof inner === 'function' ? STAND_INS[key] : undefined
        if (port) use('testing', port[1])
        const code = port ? port[0] : write(inner, `${path}.${key}`, `${indent}  `)
        return code === key ? key : `${keyOf(key)}: ${code}`
      })
    return list('{', parts, '}', indent)
  }

  const error = (value: Error, path: string, indent: string): string => {
    const { name, message } = value
    const { statusCode, code, fields = {}, kind } = value as Error & Readonly<Record<string, unknown>>
    if (name === 'ApiError') {
      use('api', name)
      const details = { statusCode, code, ...(Object.keys(fields as object).length > 0 && { fields }) }
      return `new ApiError(${quoted(message)}, ${record(details, path, indent)})`
    }
    if (name === 'TransportError') {
      use('api', name)
      return `new TransportError(${write(kind, path, indent)})`
    }
    return `new Error(${quoted(message)})`
  }

  const write = (value: unknown, path: string, indent: string): string => {
    if (typeof value === 'string') return quoted(value)
    if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean')
      return String(value)
    if (typeof value !== 'object') throw new NotData(path)
    if (Array.isArray(value)) {
      const parts = value.map((inner, index) => write(inner, `${path}[${index}]`, `${indent}  `))
      return list('[', parts, ']', indent)
    }
    if (value instanceof Error) return error(value, path, indent)
    if (isCategories(value)) {
      use('categories', 'indexCategories')
      return `indexCategories(${write(pruned(value.roots, spokenOf), path, indent)})`
    }
    if (!isPlain(value)) throw new NotData(path)
    return record(value, path, indent)
  }

  return { text: write(given, root, '    '), imports }
}
