/**
 * A reason not to start that the person at the keyboard can remove. `lines` are Russian sentences: what is wrong and
 * what to do about it; they are printed without a stack.
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

/** Turns what stopped the start into Russian lines, or nothing when it is a defect whose stack matters. */
export function explainStartFailure(error: unknown): readonly string[] | undefined {
  if (error instanceof StartError) return error.lines
  if (!(error instanceof Error)) return undefined
  const { code, port, address, syscall } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (syscall !== 'listen') return undefined
  switch (code) {
    case 'EADDRINUSE':
      return [
        `Порт ${port} уже занят. Остановите программу, которая его занимает, или выберите другой: PORT=${(port ?? 3000) + 1} npm start`,
      ]
    case 'EACCES':
      return [
        `Нет прав на порт ${port}: порты до 1024 отдают только администратору. Выберите другой: PORT=3000 npm start`,
      ]
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return [
        `У этого компьютера нет адреса «${address}». Исправьте HOST: 127.0.0.1 — только для себя, 0.0.0.0 — для всей сети.`,
      ]
    default:
      return undefined
  }
}
