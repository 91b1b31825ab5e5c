import { TestRunner, test } from 'vitest'

/** A mutant that breaks the loading of a file leaves it without tests: here that is a failed test, so the mutant is dead. */
export default class extends TestRunner {
  override async importFile(...[path, source]: Parameters<TestRunner['importFile']>): Promise<unknown> {
    try {
      return await super.importFile(path, source)
    } catch (error) {
      if (source === 'setup') throw error
      return test('loads', () => {
        throw error
      })
    }
  }
}
