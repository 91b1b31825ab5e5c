/** What global set-up tells the test files of a database project; the key of `inject`. */
export type TestEngine =
  /** A cluster with all migrations applied, to be copied. */
  | { engine: 'pglite'; template: string }
  /** Address of a running server and the name of a database with all migrations applied. */
  | { engine: 'postgres'; host: string; user: string; template: string }

declare module 'vitest' {
  interface ProvidedContext {
    testEngine: TestEngine
  }
}
