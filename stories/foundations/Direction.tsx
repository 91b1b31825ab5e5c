import { Button, Field, Input } from '@artel/ui/kit'
import type { ReactNode } from 'react'
import { PersonCard, WorkCard } from './Anatomy.tsx'
import { Colours, Contrasts } from './Colours.tsx'
import css from './Direction.module.css'
import { Figures, Spaces, TypeScale } from './Measures.tsx'

const voice = [
  ['Не удалось отправить отклик. Текст сохранён, повторите, когда появится связь', 'Упс! Что-то пошло не так'],
  ['Откликнуться', 'Отклик'],
  ['Напишите хотя бы 30 символов', 'Некорректное значение поля'],
  ['Остальные отклики останутся в запасе', 'Вы уверены?'],
] as const

interface SectionProps {
  title: string
  lead: string
  level?: 'h1' | 'h2'
  children: ReactNode
}

function Section({ title, lead, level: Title = 'h2', children }: SectionProps) {
  return (
    <section className={css.section}>
      <Title>{title}</Title>
      <p className={css.lead}>{lead}</p>
      {children}
    </section>
  )
}

/** What we decided about the look, drawn from the tokens themselves. */
export function Direction() {
  return (
    <main className={css.page}>
      <header className={css.section}>
        <h1>Направление</h1>
        <p className={css.intro}>
          Артель держится на мастерах, которые отвечают за сделанное. Поэтому всё здесь просто, тепло и крепко: бумага,
          тёмная зелень, немного охры. Украшает страницу содержание: работа, цена, люди.
        </p>
      </header>
      <Section
        title="Цвет"
        lead="Зелёное нажимается или выбрано. Охра стоит взгляда. Четыре значения всегда приходят со своим значком и подложкой, поэтому зелёная кнопка и зелёный успех различимы без цвета. Слева светлая тема, справа тёмная."
      >
        <Colours />
      </Section>
      <Section
        title="Шрифт"
        lead="Golos Text. На странице не больше четырёх размеров. Строка описания не длиннее 72 знаков, цифры в ценах и счётчиках одной ширины."
      >
        <TypeScale />
      </Section>
      <Section
        title="Отступы и размеры"
        lead="Шаг 4 px. Лежащее на странице очерчено линией, тень бывает только у того, что парит."
      >
        <Spaces />
        <Figures />
      </Section>
      <Section
        title="Карточки"
        lead="Название и цена, ниже одна тихая строка, потом метки. Человек: кто это, насколько хорош, три факта, цена, два действия. Между состояниями ничего не сдвигается."
      >
        <div className={css.cards}>
          <WorkCard />
          <PersonCard />
        </div>
      </Section>
      <Section title="Плотность" lead="44 px там, где решают, 36 px там, где работают.">
        <div className={css.density}>
          <Field label="Название задания">
            <Input placeholder="Собрать шкаф" />
          </Field>
          <Button>Опубликовать</Button>
        </div>
        <div className={css.density}>
          <Field label="Город" labelHidden>
            <Input dense placeholder="Город" />
          </Field>
          <Button dense variant="secondary">
            Применить
          </Button>
        </div>
      </Section>
      <Section
        title="Голос"
        lead="На «вы», коротко, глаголом. Последствие называем до шага, а не после. Никого не виним и не пишем по-канцелярски."
      >
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Говорим</th>
              <th scope="col">Не говорим</th>
            </tr>
          </thead>
          <tbody>
            {voice.map(([good, bad]) => (
              <tr key={good}>
                <td>{good}</td>
                <td className={css.not}>{bad}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </main>
  )
}

/** How far apart the colours are that meet, counted from the tokens. */
export function Contrast() {
  return (
    <main className={css.page}>
      <Section
        level="h1"
        title="Контраст"
        lead="Текст держит 7 к 1, линии и значки 3 к 1, в обеих темах; проверка красная, когда пара не держит."
      >
        <Contrasts />
      </Section>
    </main>
  )
}
