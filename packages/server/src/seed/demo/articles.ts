import type { ArticleBlock } from '@artel/core/contract'
import type { DemoArticle, DemoAuthor } from '../content/article.types.ts'
import { demoArticles } from '../content/articles.ts'
import { random } from '../random/random.ts'
import { DAY, type DemoUser } from './demo.types.ts'
import type { DemoPicture } from './pictures.ts'

/** A row of `articles` with its pictures; milliseconds. */
export interface WrittenDemoArticle
  extends Pick<DemoArticle, 'category' | 'title' | 'lead' | 'tags'>,
    Record<'author', DemoUser> {
  readonly publishedAt: number
  readonly body: readonly ArticleBlock[]
  readonly cover: DemoPicture
  /** Those of the text, in its order. */
  readonly images: readonly DemoPicture[]
  /** All of them. */
  readonly pictures: readonly DemoPicture[]
}

/** Whoever is told of by e-mail, else somebody of the trade whose papers are checked, and who has written nothing yet. */
const authorOf = (people: readonly DemoUser[], wanted: string | DemoAuthor, taken: ReadonlySet<string>): DemoUser => {
  const found =
    typeof wanted === 'string'
      ? people.find(({ email }) => email === wanted)
      : people.find(
          ({ id, speaker, leaves, company }) =>
            speaker === wanted.speaker &&
            leaves?.includes(wanted.leaf) &&
            company?.verificationStatus === 'VERIFIED' &&
            !taken.has(id),
        )
  if (!found) throw new Error(`The demo has no author: ${JSON.stringify(wanted)}`)
  return found
}

/** The blog of the demo, the oldest first; its newest article is some days older than `now` (milliseconds). */
export function writtenArticles(people: readonly DemoUser[], now: number): readonly WrittenDemoArticle[] {
  const taken = new Set<string>()
  return demoArticles
    .toSorted((one, other) => other.age - one.age)
    .map(({ author: wanted, age, body, cover: scene, ...told }) => {
      const author = authorOf(people, wanted, taken)
      taken.add(author.id)
      const publishedAt = now - age * DAY
      const draw = random(`article:${told.title}`)
      const pictureOf = (asset: string, name: string): DemoPicture => ({
        id: draw.uuid(),
        owner: author,
        name,
        asset: `scenes/${asset}.webp`,
        createdAt: publishedAt,
      })
      const cover = pictureOf(scene, 'Обложка.webp')
      const images: DemoPicture[] = []
      const blocks = body.map((block): ArticleBlock => {
        if (block.type !== 'scene') return block
        const image = pictureOf(block.scene, `Фото ${images.length + 1}.webp`)
        images.push(image)
        return { type: 'image', fileId: image.id, alt: block.alt }
      })
      return { ...told, author, publishedAt, body: blocks, cover, images, pictures: [cover, ...images] }
    })
}
