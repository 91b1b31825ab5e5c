import { articleLook } from '@artel/core/articles'
import { paths } from '@artel/core/routes'
import { ArrowLeft } from 'lucide-react'
import { Cover } from '../../kit/cover/index.ts'
import { Button, Icon, TextLink } from '../../kit/index.ts'
import { Picture } from '../../kit/picture/index.ts'
import { RichText } from '../../kit/rich-text/index.ts'
import css from './ArticleEditor.module.css'
import { ArticleEditorForm, Keeping, Standing } from './ArticleEditorForm.tsx'
import type { ArticleEditorViewProps } from './editor-props.ts'
import { ru } from './ru.ts'

/** As readers will see it. */
function Preview({ view: { values, article }, pictures, onPreview }: ArticleEditorViewProps) {
  const [cover] = values.cover.stored
  const look = articleLook({ id: article?.id ?? 0, category: values.category ?? 'PERSONAL_BLOG' })
  return (
    <div className={css.form}>
      <p>
        <Button dense variant="secondary" onClick={() => onPreview(false)}>
          {ru.write}
        </Button>
      </p>
      <article className={css.preview}>
        <h2 className={css.name}>{values.title}</h2>
        {values.lead !== '' && <p className={css.lead}>{values.lead}</p>}
        <div className={css.cover}>
          {cover?.picture ? (
            <Picture picture={cover.picture} alt="" width={720} shape="wide" />
          ) : (
            <Cover look={look} seed={article?.id ?? 0} eager />
          )}
        </div>
        <RichText blocks={values.body} pictures={pictures} />
      </article>
    </div>
  )
}

/** An article while it is written (product §17.2): kept by itself while it is a draft, then sent to a moderator. */
export function ArticleEditorView(props: ArticleEditorViewProps) {
  const { view, purpose, room, isPreview } = props
  return (
    <div className={css.page}>
      {purpose === 'OWN' && (
        <header className={css.intro}>
          <TextLink to={paths.myArticles()}>
            <span className={css.back}>
              <Icon of={ArrowLeft} size={16} />
              {ru.back}
            </span>
          </TextLink>
          <h1>{view.article === null ? ru.newTitle : ru.editTitle}</h1>
        </header>
      )}
      {room}
      <Standing view={view} purpose={purpose} />
      <Keeping {...props} />
      {isPreview ? <Preview {...props} /> : <ArticleEditorForm {...props} />}
    </div>
  )
}
