import { counted, NBSP, words } from '@artel/core/format'
import type { OfferCandidates, OfferMark, OfferSearchViewState } from '@artel/core/tasks'
import { Button, ErrorState, RadioGroup, type RadioOption, SkeletonText } from '../../kit/index.ts'
import { Face, faceAddress, finishedJobs, VerifiedSign } from '../../people/index.ts'
import css from './Offers.module.css'
import { ru } from './ru.ts'

export interface OfferPeopleProps {
  search: OfferSearchViewState
  people: OfferCandidates
  marks: ReadonlyMap<string, OfferMark>
  chosen: string | null
  /** Nobody was chosen where somebody had to be. */
  error: string | undefined
  onChoose: (id: string) => void
  onRetry: () => void
  onClear: () => void
}

type Person = OfferCandidates['met'][number] | OfferCandidates['found'][number]

const markWords = { OFFERED: ru.alreadyOffered, REPLIED: ru.alreadyReplied } as const satisfies Record<
  OfferMark,
  string
>

/** «4,9 из 5 · 37 отзывов · 41 задание · Казань», as far as it is known. */
const trust = (person: Person): string => {
  const jobs = finishedJobs(person.finishedTasksCount, true)
  if (!('rating' in person)) return jobs ?? ''
  const { average, count } = person.rating
  const rated = [average === null ? undefined : ru.rated(average), count > 0 ? counted(count, words.review) : undefined]
  const said = [...rated, jobs, person.cityName].filter((one) => one !== undefined && one !== null)
  return (count === 0 && !jobs ? [ru.newcomer, ...said] : said).join(`${NBSP}· `)
}

const isVerified = (person: Person) =>
  'isVerified' in person ? person.isVerified : person.verificationStatus === 'VERIFIED'

const optionOf = (person: Person, mark: OfferMark | undefined): RadioOption<string> => {
  const hint = mark ? markWords[mark] : trust(person)
  return {
    value: person.id,
    label: (
      <>
        {person.name}
        {isVerified(person) && (
          <>
            {' '}
            <VerifiedSign />
          </>
        )}
      </>
    ),
    ...(hint && { hint }),
    ...(mark && { disabled: true }),
    start: <Face person={{ ...person, src: faceAddress(person.avatar, 40) }} />,
  }
}

/** Who may be asked: those one knows on top, below them those who were found. */
export function OfferPeople(props: OfferPeopleProps) {
  const { search, people, marks, chosen, error, onChoose, onRetry, onClear } = props
  const { met, found } = people
  const group = { look: 'cards', value: chosen, onChange: onChoose } as const
  const options = (of: readonly Person[]) => of.map((person) => optionOf(person, marks.get(person.id)))
  const isNobody = search.status === 'ready' && !search.isNext && met.length + found.length === 0
  return (
    <div className={css.people} aria-busy={search.status === 'loading' || undefined}>
      {met.length > 0 && <RadioGroup {...group} legend={ru.met} options={options(met)} error={error} />}
      {search.status === 'loading' && <SkeletonText lines={4} />}
      {search.status === 'failed' && <ErrorState title={ru.searchFailed} text={search.message} onRetry={onRetry} />}
      {search.status === 'ready' && found.length > 0 && (
        <RadioGroup
          {...group}
          legend={search.text.trim() ? ru.foundByWords : ru.suiting[search.findings.place]}
          options={options(found)}
          error={met.length > 0 ? undefined : error}
        />
      )}
      {search.status === 'ready' && search.findings.isMore && found.length > 0 && <p className={css.hint}>{ru.more}</p>}
      {isNobody && (
        <div className={css.nobody}>
          <p className={css.name}>{ru.nobody}</p>
          <p className={css.hint}>{search.text.trim() ? ru.nobodyByWords : ru.nobodyText}</p>
          {search.text.trim() && (
            <Button dense variant="secondary" onClick={onClear}>
              {ru.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
