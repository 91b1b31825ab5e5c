import { join } from 'node:path'
import ts from 'typescript'

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** What the types of machines say: `{ events, emitted, input }` by the machine's name, members as text. */
export const machineTypes = (core, machines) => {
  const probe = join(core, 'src/machines.probe.ts')
  const lines = machines.flatMap(({ name, source }) => [
    `import { ${name} } from './${source.replace(/^src\//, '')}'`,
    `export type ${name}_events = EventFrom<typeof ${name}>`,
    `export type ${name}_emitted = EmittedFrom<typeof ${name}>`,
    `export type ${name}_input = InputFrom<typeof ${name}>`,
  ])
  const text = `import type { EmittedFrom, EventFrom, InputFrom } from 'xstate'\n${lines.join('\n')}\n`
  const { config } = ts.readConfigFile(join(core, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, core)
  const host = ts.createCompilerHost({ ...options, noEmit: true })
  const readSource = host.getSourceFile
  host.getSourceFile = (file, ...rest) =>
    file === probe
      ? ts.createSourceFile(file, text, options.target ?? ts.ScriptTarget.ES2022)
      : readSource(file, ...rest)
  const fileExists = host.fileExists
  host.fileExists = (file) => file === probe || fileExists(file)
  const program = ts.createProgram([probe], { ...options, noEmit: true, composite: false, incremental: false }, host)
  const checker = program.getTypeChecker()
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(probe)))
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  )
  return new Map(
    machines.map(({ name }) => [
      name,
      {
        events: members(checker, exported.get(`${name}_events`)),
        emitted: members(checker, exported.get(`${name}_emitted`)),
        input: fields(checker, exported.get(`${name}_input`)),
      },
    ]),
  )
}

/** `[type, payload]` of each member of a union of events. */
const members = (checker, type) =>
  (type.isUnion() ? type.types : [type])
    .flatMap((member) => {
      const name = member.getProperty('type')
      const literal = name && checker.getTypeOfSymbol(name)
      return literal?.isStringLiteral()
        ? [[literal.value, fields(checker, member).filter(([key]) => key !== 'type')]]
        : []
    })
    .sort(([one], [other]) => one.localeCompare(other))

/** `[name, type]` of each property; nothing for `unknown`, `undefined` and the like. */
const fields = (checker, type) => {
  const object = type.isUnion() ? checker.getNonNullableType(type) : type
  if (!(object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return []
  return checker
    .getPropertiesOfType(object)
    .map((property) => [
      property.flags & ts.SymbolFlags.Optional ? `${property.name}?` : property.name,
      checker.typeToString(checker.getTypeOfSymbol(property), undefined, FORMAT),
    ])
}
