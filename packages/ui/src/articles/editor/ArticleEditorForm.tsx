import { ARTICLE_CATEGORY_NAMES, BLOG_TABS, rejectionOf } from '@artel/core/articles'
import { ARTICLE_LIMITS, type ArticleCategory, EXECUTOR_ARTICLE_CATEGORIES } from '@artel/core/contract'
import type { FormEvent } from 'react'
import { FormProblems, fieldProblems } from '../../forms/index.ts'
import { Alert, Button, Checkbox, Field, Input, Select, Textarea } from '../../kit/index.ts'
import { RichTextEditor } from '../../kit/rich-text/index.ts'
import css from './ArticleEditor.module.css'
import type { ArticleEditorViewProps } from './editor-props.ts'
import { ru } from './ru.ts'

const places = ['title', 'lead', 'category', 'cover', 'body', 'tags'] as const

/** Id of the control of a field. */
export const articleFieldId = (name: string): string => `article-${name}`

const ofExecutors: readonly ArticleCategory[] = EXECUTOR_ARTICLE_CATEGORIES

/** What changing it means, where it is more than a draft. */
export function Standing({ view: { article }, purpose }: Pick<ArticleEditorViewProps, 'view' | 'purpose'>) {
  if (article === null || article.status === 'DRAFT') return null
  if (purpose === 'DESK') return <Alert kind="info">{article.status === 'PENDING' ? ru.mendsWaiting : ru.mends}</Alert>
  if (article.status === 'REJECTED') return <Alert kind="warning">{rejectionOf(article)}</Alert>
  const words = { PENDING: ru.pending, PUBLISHED: ru.published, HIDDEN: ru.hidden } as const
  return <Alert kind="info">{words[article.status]}</Alert>
}

/** Where what is typed is now, and what can be done about it. */
export function Keeping({ view, onSave, onReopen }: Pick<ArticleEditorViewProps, 'view' | 'onSave' | 'onReopen'>) {
  const { status, isDraft, isUnfit } = view
  if (status === 'outdated') {
    return (
      <Alert
        kind="warning"
        title={ru.status.outdated}
        action={
          <Button dense variant="secondary" onClick={onReopen}>
            {ru.reopen}
          </Button>
        }
      >
        {ru.outdated}
      </Alert>
    )
  }
  const isWaiting = status === 'changed' && isUnfit
  const isNew = status === 'kept' && view.article === null
  return (
    <div className={css.keeping}>
      <p role="status" className={css.quiet} data-status={status}>
        {isNew ? '' : isWaiting ? ru.onDevice : ru.status[status]}
      </p>
      {isDraft && (status === 'unkept' || (status === 'changed' && !isUnfit)) && (
        <Button dense variant="ghost" onClick={onSave}>
          {ru.retry}
        </Button>
      )}
    </div>
  )
}

/** The fields of an article: title, category, lead, cover, text, tags. */
export function ArticleEditorForm(props: ArticleEditorViewProps) {
  const { view, purpose, isStaff, isInert, cover, pictures, onChange, onUpload, onSubmit } = props
  const { status, values, errors, message, attempt, isDraft } = view
  const at = (name: (typeof places)[number]) => ({ id: articleFieldId(name), error: errors[name] })
  const summary = fieldProblems(places, errors, articleFieldId)
  const categories = BLOG_TABS.filter((one) => isStaff || ofExecutors.includes(one))
  return (
    <form
      noValidate
      inert={isInert || status === 'submitting' || status === 'done'}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormProblems message={status === 'refused' ? message : null} errors={summary} attempt={attempt} />
      <Field {...at('title')} label={ru.title} hint={ru.titleHint}>
        <Input
          name="title"
          maxLength={ARTICLE_LIMITS.title[1]}
          value={values.title}
          onChange={({ target }) => onChange('title', target.value)}
        />
      </Field>
      <Field {...at('category')} label={ru.category}>
        <Select
          name="category"
          placeholder={ru.choose}
          value={values.category ?? ''}
          onChange={({ target }) =>
            onChange('category', target.value === '' ? null : (target.value as ArticleCategory))
          }
        >
          {categories.map((one) => (
            <option key={one} value={one}>
              {ARTICLE_CATEGORY_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...at('lead')} label={ru.lead} hint={ru.leadHint}>
        <Textarea
          name="lead"
          rows={2}
          maxLength={ARTICLE_LIMITS.lead[1]}
          value={values.lead}
          onChange={({ target }) => onChange('lead', target.value)}
        />
      </Field>
      {cover(errors.cover)}
      <RichTextEditor
        id={articleFieldId('body')}
        label={ru.body}
        hint={ru.bodyHint}
        error={errors.body}
        placeholder={ru.placeholder}
        value={values.body}
        pictures={pictures}
        onChange={(body) => onChange('body', body)}
        onUpload={onUpload}
      />
      <Field {...at('tags')} label={ru.tags} hint={ru.tagsHint} optional>
        <Input name="tags" value={values.tags} onChange={({ target }) => onChange('tags', target.value)} />
      </Field>
      <Checkbox
        checked={values.isPublic}
        label={ru.isPublic}
        hint={ru.isPublicHint}
        onChange={(isPublic) => onChange('isPublic', isPublic)}
      />
      <div className={css.ways}>
        <Button type="submit" loading={status === 'submitting'} disabled={status === 'outdated'}>
          {purpose === 'DESK' ? ru.mend : isDraft ? ru.submit : ru.resubmit}
        </Button>
        <Button variant="secondary" onClick={() => props.onPreview(true)}>
          {ru.preview}
        </Button>
      </div>
    </form>
  )
}
