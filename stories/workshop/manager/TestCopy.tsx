import { useState } from 'react'
import { useChannel } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { chartNews, type RecordedTest } from '../chart-news.ts'
import { Action } from './Action.tsx'

const Bar = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '10px 16px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
  fontSize: 13,
  '& p': { margin: 0, lineHeight: 1.4 },
  '& div': { display: 'flex', gap: 16, alignItems: 'center' },
  '& textarea': {
    minHeight: 120,
    font: `12px/1.4 ${theme.typography.fonts.mono}`,
    background: theme.input.background,
    color: theme.input.color,
  },
}))

interface Outcome {
  readonly words: string
  /** To be copied by hand where the browser keeps the clipboard to itself. */
  readonly text: string | null
}

/** Where the first line of a test says it belongs. */
const placeOf = (text: string) => text.slice(3, text.indexOf('\n'))

export interface TestCopying {
  readonly outcome: Outcome | null
  readonly ask: (machine: string) => void
  readonly forget: () => void
}

/** Asks the story for the test of a machine and puts it on the clipboard. */
export const useTestCopy = (emit: (word: string, ...args: readonly unknown[]) => void): TestCopying => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useChannel({
    [chartNews.testTold]: async (test: RecordedTest) => {
      if ('reason' in test) return setOutcome({ words: test.reason, text: null })
      try {
        await navigator.clipboard.writeText(test.text)
        setOutcome({ words: `Тест скопирован. Его место — ${placeOf(test.text)}.`, text: null })
      } catch {
        setOutcome({ words: 'Браузер не дал записать в буфер: скопируйте тест отсюда.', text: test.text })
      }
    },
  })
  return { outcome, ask: (machine) => emit(chartNews.testAsked, machine), forget: () => setOutcome(null) }
}

/** Says what has become of the copy. */
export function TestCopy({ copy: { outcome, forget } }: { readonly copy: TestCopying }) {
  if (!outcome) return null
  return (
    <Bar role="status">
      <div>
        <p>{outcome.words}</p>
        <Action type="button" onClick={forget}>
          Понятно
        </Action>
      </div>
      {outcome.text !== null && <textarea aria-label="Текст теста" readOnly value={outcome.text} />}
    </Bar>
  )
}
