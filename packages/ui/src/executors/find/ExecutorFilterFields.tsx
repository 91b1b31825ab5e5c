import { BADGES, BUSINESS_TYPES, type DistrictCount } from '@artel/core/contract'
import {
  BADGE_NAMES,
  BUSINESS_TYPE_NAMES,
  type ExecutorFilters,
  executorList,
  RATINGS_FROM,
} from '@artel/core/executors'
import { EVERYWHERE } from '@artel/core/search'
import { Checkbox, Field, Select } from '../../kit/index.ts'
import {
  FilterFields,
  FilterMore,
  FilterPart,
  FilterSum,
  type ListDraft,
  type NamedCity,
  Ticks,
  WherePart,
} from '../../lists/index.ts'
import { ru } from './ru.ts'

export interface ExecutorFilterFieldsProps {
  form: ListDraft<ExecutorFilters>
  /** The visitor's own city: the list opens with it. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
  /** Districts of the city in which somebody works; none where there is no city. */
  districts: readonly DistrictCount[]
}

const { words } = executorList

/** Districts that are seen at once. */
const SEEN = 6

/** Those who most work in, and whatever is chosen; the rest below. */
const parted = (districts: readonly DistrictCount[], chosen: readonly string[]) => {
  const known = districts.map(({ name }) => name)
  const gone = chosen.filter((name) => !known.includes(name))
  const seen = [...gone, ...known.filter((name, index) => index < SEEN || chosen.includes(name))]
  return { seen, rest: known.filter((name) => !seen.includes(name)) }
}

function Where({ form: { draft, apply }, own, linked, districts }: ExecutorFilterFieldsProps) {
  const { cityId } = draft
  const isInCity = cityId !== EVERYWHERE && (cityId ?? own) !== null
  const { seen, rest } = parted(districts, draft.districts)
  const ticks = (names: readonly string[]) => (
    <Ticks
      name={words.districts}
      options={names.map((name) => ({ value: name, label: name }))}
      chosen={draft.districts}
      onChange={(chosen) => apply({ districts: chosen, cityId: cityId ?? own?.id ?? null })}
    />
  )
  return (
    <>
      <WherePart
        name={words.cityId}
        cityId={cityId}
        own={own}
        linked={linked}
        onCity={(chosen) => apply({ cityId: chosen, districts: [] })}
      >
        <Checkbox
          name={words.visitClient}
          value="1"
          label={ru.visit}
          checked={draft.visitClient}
          onChange={(visitClient) => apply({ visitClient })}
        />
      </WherePart>
      {isInCity && seen.length > 0 && (
        <FilterPart legend={ru.districts}>
          {ticks(seen)}
          {rest.length > 0 && <FilterMore label={ru.moreDistricts}>{ticks(rest)}</FilterMore>}
        </FilterPart>
      )}
    </>
  )
}

function Worth({ form: { draft, change, apply, leave } }: Pick<ExecutorFilterFieldsProps, 'form'>) {
  return (
    <>
      <FilterPart legend={ru.pricePart}>
        <FilterSum
          name={words.priceTo}
          label={ru.priceTo}
          placeholder={ru.to}
          value={draft.priceTo}
          onChange={(priceTo) => change({ priceTo })}
          onBlur={() => leave('priceTo')}
        />
      </FilterPart>
      <FilterPart legend={ru.ratingPart}>
        <Field label={ru.ratingPart} labelHidden optional="quiet">
          <Select
            name={words.ratingFrom}
            dense
            value={String(draft.ratingFrom ?? '')}
            onChange={(event) =>
              apply({ ratingFrom: RATINGS_FROM.find((one) => String(one) === event.target.value) ?? null })
            }
          >
            <option value="">{ru.anyRating}</option>
            {RATINGS_FROM.map((rating) => (
              <option key={rating} value={rating}>
                {ru.ratingFrom(rating)}
              </option>
            ))}
          </Select>
        </Field>
      </FilterPart>
    </>
  )
}

const FLAGS = ['verified', 'hasCases', 'online'] as const
const FLAG_WORDS = { verified: ru.verified, hasCases: ru.cases, online: ru.online } as const

/** What the list can be held to, beside it or in a sheet. What is chosen applies at once, what is typed when it is left. */
export function ExecutorFilterFields(props: ExecutorFilterFieldsProps) {
  const { draft, apply } = props.form
  return (
    <FilterFields>
      <Where {...props} />
      <Worth form={props.form} />
      <FilterPart legend={ru.who}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            name={words[flag]}
            value="1"
            label={FLAG_WORDS[flag]}
            checked={draft[flag]}
            onChange={(checked) => apply({ [flag]: checked })}
          />
        ))}
      </FilterPart>
      <FilterPart legend={ru.how}>
        <Ticks
          name={words.businessTypes}
          options={BUSINESS_TYPES.map((type) => ({ value: type, label: BUSINESS_TYPE_NAMES[type] }))}
          chosen={draft.businessTypes}
          onChange={(businessTypes) => apply({ businessTypes })}
        />
      </FilterPart>
      <FilterPart legend={ru.marks}>
        <Ticks
          name={words.badges}
          options={BADGES.map((badge) => ({ value: badge, label: BADGE_NAMES[badge] }))}
          chosen={draft.badges}
          onChange={(badges) => apply({ badges })}
        />
      </FilterPart>
    </FilterFields>
  )
}
