type Load = () => Promise<unknown>

/** Every `import()` of the pages of a story run goes through Vitest. */
declare global {
  var __vitest_browser_runner__: { wrapDynamicImport: (load: Load) => Promise<unknown> }
}

const underWay = new Set<Load>()

/** `import("/packages/ui/src/tasks/TaskMap.tsx")` → its address. */
const addressOf = (load: Load) => /import\(\s*["'`](.+?)["'`]/.exec(String(load))?.[1] ?? String(load)

/** Addresses of the code that the page has asked for and that has not come. */
export const importsUnderWay = (): readonly string[] => [...underWay].map(addressOf)

/** Keeps an account of the page's imports from now on. */
export const countImports = (): void => {
  const runner = globalThis.__vitest_browser_runner__
  const native = runner.wrapDynamicImport
  runner.wrapDynamicImport = async (load) => {
    underWay.add(load)
    try {
      return await native(load)
    } finally {
      underWay.delete(load)
    }
  }
}
