import { CASE_LIMITS, PRODUCT_LIMITS, SERVICE_LIMITS } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

export const goodsHelp: HelpSection = {
  slug: 'tovary-i-raboty',
  title: 'Товары и портфолио',
  about: 'Работы, прайс-лист, товары, покупка у мастера',
  audience: 'ALL',
  items: [
    {
      slug: 'kak-dobavit-rabotu',
      question: 'Как добавить работу в портфолио?',
      answer: `В кабинете откройте [«Портфолио»](${paths.portfolio()}) и нажмите «Добавить работу». Нужны название, категория и от ${CASE_LIMITS.photos[0]} до ${CASE_LIMITS.photos[1]} фотографий; первая станет обложкой. Цену, срок и год указывать не обязательно, но с ними работу смотрят чаще.`,
      related: ['menshiy-tarif', 'kak-zapolnit-prays'],
    },
    {
      slug: 'kak-zapolnit-prays',
      question: 'Как быстро заполнить прайс-лист?',
      answer: `Откройте [«Услуги и цены»](${paths.servicesAndPrices()}) и вставьте таблицу: название, цена и единица в каждой строке. Что не удалось прочесть, подскажем и дадим поправить. Помещается до ${SERVICE_LIMITS.count} строк.`,
      related: ['kak-dobavit-rabotu'],
    },
    {
      slug: 'kak-prodat-tovar',
      question: 'Какие товары можно продавать?',
      answer: `То, что вы делаете сами или поставляете для своей работы: мебель, двери, светильники, саженцы. Нужны название, описание и от ${PRODUCT_LIMITS.photos[0]} до ${PRODUCT_LIMITS.photos[1]} фотографий. Товар проверит модератор. Что размещать нельзя, написано в [правилах](${paths.termsOfSaleAnnouncement()}).`,
      related: ['kak-kupit-tovar', 'menshiy-tarif'],
    },
    {
      slug: 'kak-kupit-tovar',
      question: 'Как купить товар у мастера?',
      answer: `На странице товара нажмите «Написать продавцу» и договоритесь в чате о цене, оплате и доставке. Площадка не принимает оплату за товары, поэтому уточните всё до перевода денег.`,
      related: ['priznaki-moshennika', 'pokupka-ne-podtverzhdena'],
    },
    {
      slug: 'pokupka-ne-podtverzhdena',
      question: 'Что значит «Покупка не подтверждена» у отзыва?',
      answer: `Автор отзыва и продавец не переписывались об этом товаре на площадке, поэтому мы не знаем, была ли покупка. Отзыв при этом может быть честным: товар могли купить раньше или в другом месте.`,
      related: ['kak-kupit-tovar', 'mozhno-li-izmenit-otzyv'],
    },
  ],
}
