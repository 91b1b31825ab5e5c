import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

export const tariffHelp: HelpSection = {
  slug: 'tarify',
  title: 'Тарифы и оплата',
  about: 'Отклики, места для работ и товаров, возврат',
  audience: 'EXECUTOR',
  items: [
    {
      slug: 'skolko-otklikov-v-tarife',
      question: 'Сколько откликов в тарифе и сколько он стоит?',
      answer: `Тарифов четыре, бесплатный среди них. Сколько в каждом откликов, мест для работ и товаров и сколько он стоит сегодня, исполнитель видит на странице [«Тариф»](${paths.tariffSettings()}). Там же видно, сколько уже потрачено.

Сколько спишется и откуда, написано у кнопки до отправки отклика.`,
      related: ['chto-esli-otkliki-konchilis', 'perenosyatsya-li-otkliki'],
    },
    {
      slug: 'perenosyatsya-li-otkliki',
      question: 'Переносятся ли неиспользованные отклики на следующий месяц?',
      answer: `Отклики тарифа — нет: с новым месяцем счёт начинается заново. Купленные отдельно отклики живут двенадцать месяцев, первыми тратятся те, что куплены раньше.`,
      related: ['chto-esli-otkliki-konchilis', 'kogda-vozvrashchayut-otklik'],
    },
    {
      slug: 'chto-esli-otkliki-konchilis',
      question: 'Отклики закончились. Что делать?',
      answer: `[Купите ещё откликов](${paths.paidServices()}), перейдите на [больший тариф](${paths.tariffSettings()}) или дождитесь нового месяца. На предложения заказчиков отвечать можно всегда: они откликов не тратят.`,
      related: ['skolko-otklikov-v-tarife', 'kak-predlozhit-zadanie'],
    },
    {
      slug: 'menshiy-tarif',
      question: 'Что будет с работами и товарами, если перейти на меньший тариф?',
      answer: `Ничего не удалится. То, что не помещается в новый тариф, скроется от других и вернётся, когда место появится. Какие работы и товары оставить на виду, решаете вы.`,
      related: ['skolko-otklikov-v-tarife'],
    },
    {
      slug: 'platyozh-ne-proshyol',
      question: 'Деньги списались, а услуга не появилась. Что делать?',
      answer: `Подождите несколько минут: банк подтверждает платёж не сразу, и услуга включится сама, страницу держать открытой не нужно. Если прошёл час, напишите нам через [«Контакты»](${paths.contacts()}) и назовите дату и сумму.`,
      related: ['kak-vernut-dengi'],
    },
    {
      slug: 'kak-vernut-dengi',
      question: 'Как вернуть деньги за тариф или услугу?',
      answer: `Напишите нам через [«Контакты»](${paths.contacts()}): что купили, когда и почему хотите вернуть. За то, чем уже воспользовались, деньги не возвращаются, за остальное вернём на ту же карту. Условия написаны в [публичной оферте](${paths.publicOffer()}).`,
      related: ['platyozh-ne-proshyol'],
    },
  ],
}
