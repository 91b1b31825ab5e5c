import {
  type ArticleErrors,
  type ArticleValues,
  articleKeys,
  articleValues,
  provideArticleEditor,
  provideArticleMending,
  selectArticleEditor,
} from '@artel/core/articles'
import { type Article, FILE_LIMITS, type Picture, type User } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import { roomQueries, tariffKeys } from '@artel/core/tariffs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { FilesField, useUploads } from '../../files/index.ts'
import { useIsLive } from '../../forms/index.ts'
import { AreaWaiting, TariffRoom } from '../../personal-area/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { articleFieldId } from './ArticleEditorForm.tsx'
import { ArticleEditorView } from './ArticleEditorView.tsx'
import { articleDraft } from './article-draft.ts'
import type { ArticleEditorViewProps } from './editor-props.ts'
import { ru } from './ru.ts'

const COVER_LIMITS = { ...FILE_LIMITS.article, count: 1 }

interface CoverProps {
  cover: ArticleValues['cover']
  error: ArticleErrors['cover']
  onChange: (cover: ArticleValues['cover']) => void
}

function CoverField({ cover, error, onChange }: CoverProps) {
  const uploads = useUploads({ limits: COVER_LIMITS, stored: cover.stored }, ({ stored, missing }) =>
    onChange({ stored, missing }),
  )
  return (
    <FilesField
      actor={uploads}
      id={articleFieldId('cover')}
      label={ru.cover}
      hint={ru.coverHint}
      error={error}
      look="tiles"
    />
  )
}

export interface WrittenArticleProps {
  /** `null` for a new one. */
  article: Article | null
  viewer: User
  onReopen: () => void
  /** Staff put somebody's article right: it stays where it is, and this is told when it is stored. */
  onMended?: (article: Article) => void
}

/** An article while it is written, once it is known how many more the tariff has room for: this stands above the form. */
export function WrittenArticle(props: WrittenArticleProps) {
  const { api } = useServices()
  const ofStaff = isStaff(props.viewer)
  const { data: room, isPending } = useQuery({ ...roomQueries(api).room('ARTICLES'), enabled: !ofStaff })
  if (isPending && !ofStaff) return <AreaWaiting label={ru.loading} />
  return (
    <Writing
      {...props}
      room={room && <TariffRoom label={ru.room} words={ru.article} room={room} advice={ru.advice} />}
    />
  )
}

/** The editor over its machine; what the server does not have yet outlives a reload on this device. */
function Writing({
  article,
  viewer,
  onReopen,
  onMended,
  room,
}: WrittenArticleProps & Pick<ArticleEditorViewProps, 'room'>) {
  const { api, drafts, ids, navigate, toasts, clock } = useServices()
  const queries = useQueryClient()
  const isLive = useIsLive()
  const [isPreview, setPreview] = useState(false)
  const [uploaded, setUploaded] = useState<Readonly<Record<string, Picture>>>({})
  const [draft] = useState(() => articleDraft(drafts, viewer.id, article))
  const [restored] = useState(() => draft.restore())
  const [machine] = useState(() => (onMended ? provideArticleMending : provideArticleEditor)(api, ids))
  const [values] = useState(() => restored ?? (article ? articleValues(article) : undefined))
  const actor = useScreenMachine(machine, {
    input: { article, isChanged: restored !== null, ...(values && { values }) },
  })
  const view = useSelector(actor, selectArticleEditor)

  const follow = useEffectEvent(({ status, values: typed, article: stored }: typeof view) => {
    if (status === 'kept' || status === 'done') draft.forget()
    else draft.write(typed)
    if (status !== 'done') return
    for (const queryKey of [articleKeys.all, tariffKeys.all]) void queries.invalidateQueries({ queryKey })
    if (onMended) {
      if (stored) onMended(stored)
      return
    }
    toasts.send({ type: 'toast.show', kind: 'success', text: ru.sent, at: clock.now() })
    navigate(paths.myArticles())
  })
  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => follow(selectArticleEditor(snapshot)))
    return () => subscription.unsubscribe()
  }, [actor])

  const change: ArticleEditorViewProps['onChange'] = (name, value) =>
    actor.send({ type: 'field.change', name, value } as Parameters<typeof actor.send>[0])
  const upload: ArticleEditorViewProps['onUpload'] = async (file, onProgress) => {
    const { data } = await api.uploadFiles(
      { files: [file], isPrivate: false },
      { onProgress: ({ sent, total }) => onProgress(total ? Math.round((sent / total) * 100) : 0) },
    )
    const picture = data[0]?.picture
    if (!picture) throw new Error('No picture came of it')
    setUploaded((known) => ({ ...known, [picture.id]: picture }))
    return picture
  }
  return (
    <ArticleEditorView
      view={view}
      purpose={onMended ? 'DESK' : 'OWN'}
      isStaff={isStaff(viewer)}
      isInert={!isLive}
      room={room}
      cover={(error) => (
        <CoverField cover={view.values.cover} error={error} onChange={(next) => change('cover', next)} />
      )}
      pictures={{ ...article?.pictures, ...uploaded }}
      isPreview={isPreview}
      onPreview={setPreview}
      onChange={change}
      onUpload={upload}
      onSave={() => actor.send({ type: 'article.save' })}
      onSubmit={() => actor.send({ type: 'article.submit' })}
      onReopen={() => {
        draft.forget()
        onReopen()
      }}
    />
  )
}
