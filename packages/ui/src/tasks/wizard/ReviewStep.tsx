import type { CategoryIndex } from '@artel/core/categories'
import { lookOf } from '@artel/core/covers/looks'
import { WIZARD_STEPS, type WizardStep, type WizardValues } from '@artel/core/tasks'
import { Mark } from '../../kit/cover/index.ts'
import { Button, usePageTime } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import css from './ReviewStep.module.css'
import { reviewFacts } from './review-facts.ts'
import { ru } from './ru.ts'

const ReviewFiles = quietPart(async () => (await import('./ReviewFiles.tsx')).ReviewFiles)

export interface ReviewStepProps {
  values: WizardValues
  /** Names of files that have not arrived. */
  missing: readonly string[]
  categories: CategoryIndex
  /** Steps where something is still wrong. */
  unfinished: readonly WizardStep[]
  /** Left out while the task is on its way: nothing can be changed then. */
  onOpen: ((step: WizardStep) => void) | undefined
}

/** Step "review": everything in one place, each part with the way back to it. */
export function ReviewStep({ values, missing, categories, unfinished, onOpen }: ReviewStepProps) {
  const { files } = values
  const facts = reviewFacts(values, categories, usePageTime())
  const category = categories.byId.get(values.categoryId ?? 0)
  return (
    <div className={css.review}>
      {WIZARD_STEPS.filter((step) => step !== 'review').map((step) => (
        <section key={step} className={css.part} data-step={step} aria-labelledby={`review-${step}`}>
          <div className={css.head}>
            <h3 id={`review-${step}`} className={css.name}>
              {ru.stepNames[step]}
            </h3>
            {onOpen && (
              <Button variant="ghost" dense aria-label={ru.changeStep(step)} onClick={() => onOpen(step)}>
                {ru.change}
              </Button>
            )}
          </div>
          <dl className={css.facts}>
            {facts[step].map(
              ([name, value]) =>
                value !== null && (
                  <div key={name} className={css.fact}>
                    <dt>{name}</dt>
                    <dd>
                      {name === ru.category && category && <Mark look={lookOf(category.slug)} size={28} />}
                      {value}
                    </dd>
                  </div>
                ),
            )}
            {step === 'details' && files.length + missing.length > 0 && (
              <div className={css.fact}>
                <dt>{ru.files}</dt>
                <dd>
                  <ReviewFiles files={files} missing={missing} fallback={files.map(({ name }) => name).join(', ')} />
                </dd>
              </div>
            )}
          </dl>
          {unfinished.includes(step) && <p className={css.unfinished}>{ru.unfinished}</p>}
        </section>
      ))}
    </div>
  )
}
