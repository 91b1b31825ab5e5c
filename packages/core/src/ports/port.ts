/** What stands in a machine for a port until `provide` gives the real one: it rejects and says which is missing. */
export const port = (name: string) => async (): Promise<never> => {
  throw new Error(`${name} is not provided`)
}
