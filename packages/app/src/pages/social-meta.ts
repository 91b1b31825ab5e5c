import { COVER_PICTURE_SIZE, COVERS_PATH, coverPictureUrl } from '@artel/core/covers/address'
import { routes } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import { mayBeFound } from './may-be-found.ts'
import type { PageAt } from './page-head.ts'

const DESCRIPTION = `${PRODUCT_NAME} — площадка, где заказчики находят мастеров, а исполнители — работу.`

/** What a page is for, by its pattern. Asked for, not held: what is made on loading stays in the browser's code. */
const descriptions = (): Readonly<Record<string, string>> => ({
  [routes.home.pattern]:
    'Опишите, что нужно сделать: мастера ответят ценой и сроком, а вы выберете. Для заказчика это бесплатно.',
  [routes.taskFind.pattern]:
    'Открытые задания по всей России: ремонт, уборка, перевозки, репетиторы и другое. Назовите свою цену и срок.',
  [routes.executors.pattern]:
    'Исполнители по всей России: ремонт, уборка, перевозки, репетиторы и другое. Оценки, отзывы, цены и работы каждого.',
  [routes.catalog.pattern]:
    'Товары мастеров по всей России: мебель, двери, одежда, украшения и другое. Цены, отзывы и переписка с продавцом.',
  [routes.blog.pattern]:
    'Блог Артели: советы заказчикам и мастерам, разборы работ со сроками и ценами, интервью и новости площадки.',
  [routes.categories.pattern]: 'Все категории исполнителей: сколько мастеров работает в каждой и где их найти.',
  [routes.taskCategories.pattern]: 'Все категории заданий: сколько открытых заданий ждёт исполнителя в каждой.',
  [routes.taskCreate.pattern]:
    'Создайте задание за три минуты: что сделать, где, когда и за сколько. Исполнители откликнутся сами.',
  [routes.registrationClient.pattern]:
    'Зарегистрируйтесь как заказчик: создавайте задания, сравнивайте отклики и договаривайтесь в чате.',
  [routes.registrationExecutor.pattern]:
    'Станьте исполнителем: находите задания рядом, называйте свою цену и договаривайтесь с заказчиком напрямую.',
  [routes.cookiePolicy.pattern]: 'Какие cookie оставляет сайт, зачем, сколько они живут и как от них отказаться.',
  [routes.privacyPolicy.pattern]:
    'Какие персональные данные собирает площадка, зачем, кому их видно, сколько они хранятся и как ими распорядиться.',
  [routes.termsOfUse.pattern]: 'Что делает площадка, чего на ней нельзя, как работают модерация, отзывы и жалобы.',
  [routes.termsOfAdvertising.pattern]: 'Что на площадке считается рекламой, какой она должна быть и как помечается.',
  [routes.termsOfSaleAnnouncement.pattern]:
    'Какие товары можно продавать, каким должно быть объявление и как его проверяют.',
  [routes.publicOffer.pattern]:
    'Условия тарифов и платных услуг для исполнителей: оплата, сроки, отказ и возврат денег.',
  [routes.aboutCompany.pattern]: 'Зачем нужна Артель, как она устроена и сколько на ней исполнителей и заданий.',
  [routes.contacts.pattern]: 'Адрес, телефон и почта Артели, карта и форма для вопроса команде.',
  [routes.sitemap.pattern]:
    'Все разделы Артели на одной странице: категории исполнителей и заданий, услуги, помощь, документы.',
  [routes.licences.pattern]: 'Чьими рисунками, шрифтом, значками и картами пользуется сайт и на каких условиях.',
})

const UNLISTED = { name: 'robots', content: 'noindex' }
const coverSize = () => [
  { property: 'og:image:width', content: String(COVER_PICTURE_SIZE.width) },
  { property: 'og:image:height', content: String(COVER_PICTURE_SIZE.height) },
]
/** Photos have their own size, which nobody tells here. */
const isCover = (image: string) => image.startsWith(`${COVERS_PATH}/`)
const picture = () => coverPictureUrl({ material: 'parquet', object: 'hammer', seed: 'artel' })

/** Description, picture and the rest of what search engines and networks read of a page. */
export const socialMeta = ({ page, origin, words, title, url }: PageAt & { title: string; url: string }) => {
  const description = words?.description ?? descriptions()[page?.pattern ?? ''] ?? DESCRIPTION
  const image = words?.image ?? picture()
  if (!page || !mayBeFound(page)) return [{ name: 'description', content: description }, UNLISTED]
  return [
    { name: 'description', content: description },
    ...(words?.isUnlisted ? [UNLISTED] : []),
    { property: 'og:type', content: words?.kind ?? 'website' },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:locale', content: 'ru_RU' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(image, origin).href },
    ...(isCover(image) ? coverSize() : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
