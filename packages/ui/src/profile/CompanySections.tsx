import {
  legalDataOf,
  legalForm,
  legalValues,
  profileKeys,
  storyForm,
  storyValues,
  workForm,
  workValues,
} from '@artel/core/account'
import type { OwnCompany } from '@artel/core/contract'
import type { FormDraft, FormMachine, FormSnapshot, FormValues, FormViewState } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'
import { isLegalChange } from '@artel/core/verification'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCategories } from '../auth/registration-executor/index.ts'
import { AskCategory } from '../categories/request/index.ts'
import { type EditDraft, editDraft, useEditForm, useHeadingFocus } from '../forms/index.ts'
import { usePageTime } from '../kit/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { AskDialog } from './AskDialog.tsx'
import { LegalForm } from './LegalForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { ru } from './ru.ts'
import { StoryForm } from './StoryForm.tsx'
import type { SectionProps } from './section-view.ts'
import { type CompanySave, useCompanySave } from './use-company-save.ts'
import { useSaved } from './use-saved.ts'
import { WorkForm } from './WorkForm.tsx'

/** A form of the company: what of it is stored, and the machine over it. */
interface CompanyForm<Values extends FormValues> {
  readonly valuesOf: (company: OwnCompany) => Values
  readonly provide: (ports: Pick<CompanySave<Values>, 'save'>) => FormMachine<Values, OwnCompany>
  readonly select: (snapshot: FormSnapshot<Values, OwnCompany>) => FormViewState<Values, OwnCompany>
  readonly draft: (storage: KeyValueStorage, key: string) => FormDraft<Values>
}

interface PartProps<Values extends FormValues> {
  company: OwnCompany
  form: CompanyForm<Values>
  saving: CompanySave<Values>
  draft: EditDraft<Values>
  onSaved: (company: OwnCompany) => void
  children: (section: SectionProps<Values>) => ReactNode
}

function Part<Values extends FormValues>({ company, form, saving, draft, onSaved, children }: PartProps<Values>) {
  const [machine] = useState(() => form.provide({ save: (section) => saving.save(section) }))
  const actor = useScreenMachine(machine as never, { input: { values: saving.initial } } as never) as never
  const section = useEditForm<Values, OwnCompany>(actor, form.select, {
    initial: saving.initial,
    stored: form.valuesOf(company),
    onSaved,
    onStale: () => saving.renew(company),
    draft,
    onOutdated: saving.onConflict,
  })
  const showSaved = () => {
    draft.forget()
    saving.renew()
  }
  return children({ ...section, onShowSaved: saving.isConflict ? showSaved : null })
}

interface CompanySectionProps<Values extends FormValues> {
  id: string
  title: string
  lead?: string
  company: OwnCompany
  form: CompanyForm<Values>
  children: (section: SectionProps<Values>) => ReactNode
}

/** One part of the company with the machine that saves it. */
function CompanySection<Values extends FormValues>(props: CompanySectionProps<Values>) {
  const { company, form, children, ...section } = props
  const queries = useQueryClient()
  const saved = useSaved()
  const { drafts } = useServices()
  const viewerId = useViewer()?.id
  const [draft] = useState(() => editDraft(drafts, `artel_profile_${section.id}_${viewerId}`, form.draft))
  const saving = useCompanySave(company, form.valuesOf)
  const heading = useHeadingFocus(String(saved.count), false)
  return (
    <ProfileSection {...section} heading={heading}>
      <Part
        key={saving.round}
        company={company}
        form={form}
        saving={saving}
        draft={draft}
        onSaved={(next) => {
          draft.forget()
          saving.renew(next)
          saved.tell()
          if (next.verificationStatus !== company.verificationStatus) {
            void queries.invalidateQueries({ queryKey: profileKeys.verification })
          }
        }}
      >
        {children}
      </Part>
    </ProfileSection>
  )
}

const legal = { ...legalForm, valuesOf: legalValues }
const work = { ...workForm, valuesOf: workValues }
const story = { ...storyForm, valuesOf: storyValues }

/** Legal data: before a badge goes, its owner is asked. */
export function LegalSection({ company }: { company: OwnCompany }) {
  const { now } = usePageTime()
  const [asked, setAsked] = useState<(() => void) | null>(null)
  return (
    <>
      <CompanySection id="legal" title={ru.legal} lead={ru.legalLead} company={company} form={legal}>
        {(section) => {
          const { values } = section.view
          const loses =
            company.verificationStatus === 'VERIFIED' &&
            Object.keys(legalForm.validate(values)).length === 0 &&
            isLegalChange(company, { ...company, ...legalDataOf(values) })
          return (
            <LegalForm
              {...section}
              isChecked={company.verificationStatus === 'PENDING'}
              today={new Date(now).toISOString().slice(0, 10)}
              onSubmit={loses ? () => setAsked(() => section.onSubmit) : section.onSubmit}
            />
          )
        }}
      </CompanySection>
      {asked && (
        <AskDialog
          title={ru.badgeTitle}
          text={ru.badgeText}
          confirm={ru.badgeConfirm}
          onConfirm={() => {
            setAsked(null)
            asked()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** Categories and districts. */
export function WorkSection({ company }: { company: OwnCompany }) {
  const categories = useCategories()
  return (
    <CompanySection id="work" title={ru.work} company={company} form={work}>
      {(section) => (
        <WorkForm
          {...section}
          categories={categories}
          missing={
            <AskCategory
              onChoose={(id) => {
                const chosen = section.view.values['company.categoryIds']
                section.onChange('company.categoryIds', [...new Set([...chosen, id])])
              }}
            />
          }
        />
      )}
    </CompanySection>
  )
}

/** What the executor tells of themselves. */
export function StorySection({ company }: { company: OwnCompany }) {
  return (
    <CompanySection id="story" title={ru.story} company={company} form={story}>
      {(section) => <StoryForm {...section} />}
    </CompanySection>
  )
}
