import index from 'virtual:strings'
import facts from 'virtual:workshop'
import { Field, Input } from '@artel/ui/kit'
import { useDeferredValue, useMemo, useState } from 'react'
import css from './Strings.module.css'
import { storyHref } from './story-address.ts'

/** More than that is not a search yet. */
const AT_MOST = 100

const stories = new Map(facts.stories.map((story) => [story.id, story]))
const texts = Object.entries(index.texts)

function Occurrences({ at }: { at: readonly number[] }) {
  return (
    <ul className={css.stories}>
      {at
        .map((place) => stories.get(index.stories[place] ?? ''))
        .filter((story) => story !== undefined)
        .map(({ id, title, name }) => (
          <li key={id}>
            <a href={storyHref(id)} target="_top">
              {title.split('/').slice(1).join(' · ')}: {name}
            </a>
          </li>
        ))}
    </ul>
  )
}

/** Every Russian text of the product and the stories that show it, as the last `npm run baselines` saw them. */
export function Strings() {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim().toLowerCase())
  const found = useMemo(() => texts.filter(([text]) => text.toLowerCase().includes(wanted)), [wanted])
  return (
    <main className={css.page}>
      <h1>Строки</h1>
      <p className={css.quiet}>
        Все русские тексты, которые видны в историях, и подписи для тех, кто слушает: {texts.length}. Собирает их{' '}
        <code>npm run baselines</code>.
      </p>
      <search>
        <Field label="Найти текст">
          <Input
            type="search"
            placeholder="Например, «откликнуться»"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      </search>
      <p role="status" className={css.quiet}>
        {found.length > AT_MOST ? `Найдено ${found.length}, показаны первые ${AT_MOST}` : `Найдено ${found.length}`}
      </p>
      <ul className={css.texts}>
        {found.slice(0, AT_MOST).map(([text, at]) => (
          <li key={text} className={css.text}>
            <details>
              <summary>
                {text} <span className={css.quiet}>историй: {at.length}</span>
              </summary>
              <Occurrences at={at} />
            </details>
          </li>
        ))}
      </ul>
    </main>
  )
}
