import type { LandingValues } from '@artel/core/admin'
import type { Landing, LandingFigures } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { LandingView } from '../../landings/index.ts'
import { LandingSections } from '../../landings/sections/index.ts'

export interface PreviewProps {
  /** The page as everybody sees it now. */
  landing: Landing
  figures: LandingFigures | null
  words: LandingValues
}

/** The page with words that are not saved yet; its figures are those of the site. */
export function Preview({ landing, figures, words }: PreviewProps) {
  const questions = words.questions.filter(({ question }) => question.trim() !== '')
  const shown = { ...landing, ...words, questions }
  return (
    <LandingView landing={shown} figures={figures} cityName={null} start={null}>
      <LandingSections
        landing={shown}
        figures={figures}
        related={[]}
        executors={[]}
        executorsCount={0}
        executorsTo={paths.executorsCategory(landing.categoryPath)}
        isCityTold={false}
        jobs={[]}
      />
    </LandingView>
  )
}
