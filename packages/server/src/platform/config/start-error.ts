/**
 * A reason not to start that the person at the keyboard can remove. `lines` are Russian sentences: what is wrong and
 * what to do about it; they are printed as one line, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly lines: readonly string[]

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const list = typeof lines === 'string' ? [lines] : lines
    super(list.join('\n'), options)
    this.lines = list
  }
}
