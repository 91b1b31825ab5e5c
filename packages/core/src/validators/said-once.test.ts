import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Where values are judged. Refusals of lifecycles, letters, seeds and examples are about other things. */
const places = ['packages/core/src', 'packages/server/src', 'packages/ui/src', 'stories/mocks/handlers']
const others =
  /\.(test|stories|examples|letters)\.tsx?$|\/(seed|examples|testing|builders|samples)\/|(-refusals|errors|letters|policy|lines|example|labels|next-steps)\.ts$|\.d\.ts$/

const isSentence = (text: string) => /^[А-ЯЁ…].*\s.*\.$/su.test(text)

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** What an operation of the API does, and for whom, is no sentence about a value. */
const SUMMARY = /(summary|policy):\s*$/

/** Every sentence in quotes; what a template puts in stands as `…`. */
const sentencesOf = (code: string): readonly string[] =>
  [...code.replace(COMMENT, '').matchAll(LITERAL)]
    .filter(({ index, input }) => !SUMMARY.test(input.slice(Math.max(0, index - 20), index)))
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^}]*\}/g, '…') ?? '')
    .filter(isSentence)

/** Sentences that stand twice, with the files they stand in. */
const twice = (files: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> => {
  const found = new Map<string, string[]>()
  for (const [file, code] of Object.entries(files)) {
    for (const sentence of sentencesOf(code)) found.set(sentence, [...(found.get(sentence) ?? []), file])
  }
  return Object.fromEntries([...found].filter(([, places]) => places.length > 1))
}

describe('a sentence about what somebody typed', () => {
  it('is written in one place, whoever says it', () => {
    const files = places.flatMap((place) =>
      readdirSync(`${root}/${place}`, { recursive: true, encoding: 'utf8' })
        .map((file) => `${place}/${file}`)
        .filter((file) => /\.tsx?$/.test(file) && !others.test(file)),
    )
    const found = twice(Object.fromEntries(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')])))

    expect(found).toEqual({})
  })

  it('is found where it stands twice, in quotes and in templates', () => {
    expect(
      twice({
        'shape.ts': `z.string().min(5, 'Не меньше пяти.').max(9, \`Не больше \${most} знаков.\`)`,
        'form.ts': `const problem = 'Не меньше пяти.'\nconst other = \`Не больше \${MAX} знаков.\``,
        'card.ts': "const card = { summary: 'Не меньше пяти.', policy: 'Не меньше пяти.' }",
      }),
    ).toEqual({
      'Не меньше пяти.': ['shape.ts', 'form.ts'],
      'Не больше … знаков.': ['shape.ts', 'form.ts'],
    })
  })
})
