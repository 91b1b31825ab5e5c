import { COVERED_TRADES, MATERIALS, OBJECTS, objectUrl, rootLook } from '@artel/core/covers/address'
import { Band, BandSheet, Button, Price, SectionHeading } from '@artel/ui/kit'
import { Cover, Mark } from '@artel/ui/kit/cover'
import { Face, TrustLine } from '@artel/ui/people'
import type { ReactNode } from 'react'
import css from './Character.module.css'

const trades: Readonly<Record<string, string>> = {
  'remont-i-otdelka': 'Ремонт и отделка',
  'santekhnika-i-elektrika': 'Сантехника и электрика',
  uborka: 'Уборка',
  gruzoperevozki: 'Грузоперевозки',
  'mebel-i-stolyarnye-raboty': 'Мебель и столярные работы',
  'krasota-i-zdorove': 'Красота и здоровье',
  'repetitory-i-obuchenie': 'Репетиторы и обучение',
  'kompyutery-i-it': 'Компьютеры и IT',
  'dizayn-i-reklama': 'Дизайн и реклама',
  'foto-video-i-prazdniki': 'Фото, видео и праздники',
  avto: 'Авто',
  'sad-i-dacha': 'Сад и дача',
}

const materialNames: Readonly<Record<(typeof MATERIALS)[number], string>> = {
  parquet: 'паркет',
  hex: 'шестигранная плитка',
  suds: 'пена',
  boxes: 'картон',
  planks: 'доски',
  petals: 'лепестки',
  grid: 'клетчатая бумага',
  circuit: 'плата',
  paper: 'вырезанная бумага',
  film: 'плёнка',
  tread: 'протектор',
  leaves: 'листья',
  brick: 'кирпич',
  plaster: 'штукатурка',
}

const bands = [
  ['green', 'Зелёная: первый экран, как устроено, начало страниц услуг и помощи'],
  ['white', 'Белая: люди и работы между полосами бумаги'],
  ['paper', 'Бумага: обычная страница'],
  ['sunken', 'Утопленная: фильтры и то, что второстепенно'],
  ['kraft', 'Крафт: только для исполнителей'],
] as const

const rules = [
  ['Ставим предмет по теме: ванну на плитку', 'Не рассыпаем предметы, как конфетти, и не пишем эмодзи в тексте'],
  ['Фото крупное и без рамки', 'Не кладём фото в карточку с полями'],
  ['Зелёным то, что нажимают', 'Не красим зелёным статусы, цены и звёзды'],
  ['«от 1 400 ₽ за м²»', 'Цена без единицы, оценка без числа отзывов'],
  ['Одна главная кнопка на странице', 'Две главные кнопки рядом; тень вместе с жирной рамкой; карточка в карточке'],
  ['Предмет под указателем поднимается на 3 px', 'Движение там, где человек просил его убрать'],
] as const

interface SectionProps {
  title: string
  lead: string
  children: ReactNode
}

function Section({ title, lead, children }: SectionProps) {
  return (
    <section className={css.section}>
      <SectionHeading title={title} note={lead} />
      {children}
    </section>
  )
}

function Trades() {
  return (
    <ul className={css.trades}>
      {COVERED_TRADES.map((slug) => (
        <li key={slug} className={css.trade}>
          <Cover look={rootLook(slug)} seed={slug} eager />
          <span className={css.named}>
            <Mark look={rootLook(slug)} seed={slug} size={40} />
            <span>
              {trades[slug]}
              <span className={css.quiet}>{materialNames[rootLook(slug).material]}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Whom a client reads of: three densities of the same trust. */
function Trust() {
  return (
    <div className={css.person}>
      <Face person={{ id: 'andrey', name: 'Андрей Гусев', initials: 'АГ', online: true }} size={56} />
      <div>
        <p className={css.name}>Андрей Гусев</p>
        <TrustLine
          facts={{
            rating: { value: 4.9, count: '127 отзывов' },
            jobs: '184 задания',
            answers: 'отвечает за 15 минут',
            since: 'с 2021 года',
            checked: 'Паспорт и ИНН проверены, март 2026',
          }}
        />
      </div>
      <Price size="large" align="end" note="о чём договорились">
        58 000 ₽
      </Price>
    </div>
  )
}

/** What the product looks like and why: materials, objects, bands, trust, and what is not done. */
export function Character() {
  return (
    <main className={css.page}>
      <header className={css.section}>
        <h1>Характер</h1>
        <p className={css.intro}>
          Артель узнают по материалам, с которыми работают мастера. У каждого ремесла свой материал и один предмет на
          нём; больше ничего страницу не украшает, кроме самой работы, цены и людей.
        </p>
      </header>
      <Section
        title="Материалы ремёсел"
        lead="Рисунок состоит только из света и тени, цвет под ним берётся из темы: обе темы живут с одним рисунком. Один и тот же номер задания даёт один и тот же рисунок."
      >
        <Trades />
        <p className={css.quiet}>
          Всего материалов {MATERIALS.length}: кирпич и штукатурка стоят там, где ремесло неизвестно или страница не о
          ремесле.
        </p>
      </Section>
      <Section
        title="Предметы"
        lead={`Их ${OBJECTS.length}. Предмет стоит справа внизу, на 78 % высоты обложки, в знаке занимает 72 %. У услуги может быть свой предмет, ближе к делу.`}
      >
        <ul className={css.objects}>
          {OBJECTS.map((name) => (
            <li key={name}>
              <img src={objectUrl(name)} alt="" width={48} height={48} decoding="async" />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Полосы"
        lead="Разделы отличаются поверхностью, а не рамкой. Тёмных полос на странице не больше двух, кроме подвала, и рядом они не стоят."
      >
        <div className={css.bands}>
          {bands.map(([surface, words]) => (
            <Band key={surface} surface={surface} as="div" className={css.band}>
              <p>{words}</p>
            </Band>
          ))}
          <Band surface="green" as="div" className={css.band}>
            <BandSheet>
              <div className={css.ask}>
                <span>Что нужно сделать?</span>
                <Button>Получить отклики</Button>
              </div>
            </BandSheet>
          </Band>
        </div>
      </Section>
      <Section
        title="Доверие и цена"
        lead="Где показан человек, там строка доверия: оценка с числом отзывов, сколько сделано, как быстро отвечает, с какого года; ниже — что проверено и когда. Чего не знаем, того не пишем. Цена — самое сильное на карточке и не переносится; после выбора видна только та, о которой договорились."
      >
        <Trust />
      </Section>
      <Section title="Так и не так" lead="Шесть пар, на которых держится остальное.">
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Делаем</th>
              <th scope="col">Не делаем</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(([good, bad]) => (
              <tr key={good}>
                <td>{good}</td>
                <td className={css.quiet}>{bad}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </main>
  )
}
