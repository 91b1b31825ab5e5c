/** Default of an actor that the composition has to provide: rejects, naming itself. */
export const port = (name: string) => (): Promise<never> => Promise.reject(new Error(`${name} is not provided`))
