const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const worded = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/**
 * Where two values of JSON differ, a sentence each; nothing when they are the same. A key that holds `undefined` counts as
 * one that is not there.
 * @param path names the value in the sentences
 */
export const differences = (expected: unknown, actual: unknown, path: string): readonly string[] => {
  if (expected === actual) return []
  if (!isRecord(expected) || !isRecord(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return [`${path} is ${worded(actual)} where ${worded(expected)} is expected`]
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...keys].flatMap((key) => differences(expected[key], actual[key], `${path}.${key}`))
}
