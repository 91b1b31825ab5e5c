/** `name` of `setup({ name: … })`. */
const isPartOfSetup = (path, name) =>
  path.isObjectProperty() &&
  path.node.key.name === name &&
  path.parentPath.parentPath?.isCallExpression() &&
  path.parentPath.parentPath.node.callee.name === 'setup'

/** `fromPromise(port('name'))`, which says that nobody provided it, a callback that does nothing, or a form without its port. */
const isPlaceholder = ({ value }) => {
  const [logic] = value?.arguments ?? []
  if (value?.type === 'Identifier') return true
  return logic?.callee?.name === 'port' || logic?.body?.body?.length === 0
}

const reason = (path) => {
  if (isPartOfSetup(path, 'types')) return 'Only the compiler reads it.'
  if (isPartOfSetup(path, 'actors') && path.node.value.properties?.every(isPlaceholder)) {
    return 'Whoever runs the machine provides others.'
  }
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'placeholders', value: { shouldIgnore: reason } }]
