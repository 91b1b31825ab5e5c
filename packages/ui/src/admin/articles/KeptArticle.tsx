import { adminKeys, adminQueries, articleOfVersion } from '@artel/core/admin'
import { errorMessage } from '@artel/core/api'
import { articleKeys, deskMoves } from '@artel/core/articles'
import type { Article, ContentVersion, User } from '@artel/core/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Skeleton } from '../../kit/index.ts'
import { lazyPart, quietPart } from '../../kit/lazy/index.ts'
import { useServices } from '../../services/index.ts'
import { History } from '../content-history/index.ts'
import { useSaid } from '../use-done.ts'
import { ArticleDeskView, type DeskStep } from './ArticleDeskView.tsx'
import css from './Articles.module.css'
import { articleTexts } from './article-texts.ts'
import { ru } from './ru.ts'

const Editor = lazyPart(async () => (await import('../../articles/editor/index.ts')).WrittenArticle)
const TakingDown = quietPart(async () => (await import('./TakingDown.tsx')).TakingDown)

export interface KeptArticleProps {
  article: Article
  admin: User
}

/** An article that is there: its page, what an administrator does to it, and its history. */
export function KeptArticle({ article, admin }: KeptArticleProps) {
  const { api, toasts, clock } = useServices()
  const queries = useQueryClient()
  const said = useSaid()
  const { id, version } = article
  /** Which opening of the editor it is; `null` while it is closed. */
  const [round, setRound] = useState<number | null>(null)
  const [isTakingDown, takeDown] = useState(false)
  const renew = (stored: Article, text: string) => {
    queries.setQueryData(adminKeys.article(id), stored)
    void queries.invalidateQueries({ queryKey: articleKeys.all })
    said(text)
  }
  const move = useMutation({
    mutationKey: ['admin', 'move-article', id],
    async mutationFn(step: 'HIDE' | 'SHOW') {
      const call = { params: { id }, body: { version } }
      return (await (step === 'HIDE' ? api.hideHouseArticle(call) : api.showHouseArticle(call))).data
    },
    onSuccess: (stored, step) => renew(stored, step === 'HIDE' ? ru.hidden(stored.title) : ru.shown(stored.title)),
    onError(error) {
      toasts.send({ type: 'toast.show', kind: 'warning', text: errorMessage(error), at: clock.now() })
      void queries.invalidateQueries({ queryKey: adminKeys.article(id) })
    },
  })
  const steps: Readonly<Record<DeskStep, () => void>> = {
    MEND: () => setRound(0),
    HIDE: () => move.mutate('HIDE'),
    SHOW: () => move.mutate('SHOW'),
    TAKE_DOWN: () => takeDown(true),
  }
  const moves = deskMoves(article, admin)
  const reopen = async () => {
    await queries.fetchQuery({ ...adminQueries(api).article(id), staleTime: 0 })
    setRound((before) => (before ?? 0) + 1)
  }
  const restore = async ({ body }: ContentVersion) =>
    (await api.mendArticle({ params: { id }, body: { ...articleOfVersion(body), version } })).data
  return (
    <>
      <ArticleDeskView
        article={article}
        moves={moves}
        isOwn={article.author.id === admin.id}
        moving={move.isPending ? move.variables : null}
        onStep={(step) => steps[step]()}
        editor={
          round === null ? null : (
            <section aria-labelledby="article-editor" className={css.part}>
              <h2 id="article-editor" className={css.partTitle}>
                {ru.editor}
              </h2>
              <Editor
                key={round}
                fallback={<Skeleton shape="block" className={css.coming} />}
                failed={ru.editorFailed}
                article={article}
                viewer={admin}
                onReopen={() => void reopen()}
                onMended={(stored) => {
                  setRound(null)
                  renew(stored, ru.mended)
                }}
              />
              <p>
                <Button variant="secondary" onClick={() => setRound(null)}>
                  {ru.dontMend}
                </Button>
              </p>
            </section>
          )
        }
        history={
          <History
            kind="ARTICLE"
            contentKey={String(id)}
            current={article.status === 'PUBLISHED' ? 'LAST' : null}
            textsOf={articleTexts}
            restoreText={ru.restoreText}
            restore={moves.canMend && round === null ? restore : null}
            onRestored={renew}
          />
        }
      />
      {isTakingDown && (
        <TakingDown article={article} onClose={() => takeDown(false)} onFailed={() => takeDown(false)} />
      )}
    </>
  )
}
