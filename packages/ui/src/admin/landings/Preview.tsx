import type { LandingValues } from '@artel/core/admin'
import type { Landing, LandingFigures } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { Skeleton } from '../../kit/index.ts'
import { lazyPart } from '../../kit/lazy/index.ts'
import { LandingView } from '../../landings/index.ts'
import { ru } from './ru.ts'

export interface PreviewProps {
  /** The page as everybody sees it now. */
  landing: Landing
  figures: LandingFigures | null
  words: LandingValues
}

const Sections = lazyPart(() => import('../../landings/sections/index.ts').then((module) => module.LandingSections))

/** The page with words that are not saved yet; its figures are those of the site. */
export function Preview({ landing, figures, words }: PreviewProps) {
  const questions = words.questions.filter(({ question }) => question.trim() !== '')
  const shown = { ...landing, ...words, questions }
  return (
    <LandingView landing={shown} figures={figures} cityName={null} start={null}>
      <Sections
        fallback={<Skeleton shape="block" />}
        failed={ru.sectionsFailed}
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
