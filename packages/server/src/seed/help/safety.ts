import { VERIFICATION_LIMITS } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

export const safetyHelp: HelpSection = {
  slug: 'bezopasnost',
  title: 'Безопасность',
  about: 'Проверка документов, телефон и адрес, жалобы',
  audience: 'ALL',
  items: [
    {
      slug: 'chto-znachit-proveren',
      question: 'Что значит отметка «Проверен»?',
      answer: `Модератор сравнил документы исполнителя с тем, что написано в профиле: имя или название, ИНН, ОГРН. Рядом с отметкой стоит дата проверки. Если реквизиты потом изменились, отметка пропадает до новой проверки.

Отметка говорит, кто перед вами, а не как он работает: об этом расскажут отзывы.`,
      related: ['kak-proyti-proverku', 'kak-vybrat-ispolnitelya'],
    },
    {
      slug: 'kak-proyti-proverku',
      question: 'Как исполнителю пройти проверку?',
      answer: `В [профиле](${paths.profile()}) загрузите от ${VERIFICATION_LIMITS.documents[0]} до ${VERIFICATION_LIMITS.documents[1]} документов: фотографии или PDF, где читаются имя и номера. Их увидят только модераторы.

За ${counted(VERIFICATION_LIMITS.days, words.day)} можно отправить документы не больше ${VERIFICATION_LIMITS.submissions} раз, поэтому проверьте, что ничего не смазано.`,
      related: ['chto-znachit-proveren', 'pochemu-ne-mogu-otkliknutsya'],
    },
    {
      slug: 'kto-vidit-adres',
      question: 'Кто увидит мой адрес?',
      answer: `На доске виден только район и место на карте с точностью до 500 метров. Квартиру, подъезд и код домофона узнает лишь исполнитель, которого вы выбрали.`,
      related: ['kto-vidit-telefon', 'kak-opisat-zadanie'],
    },
    {
      slug: 'kto-vidit-telefon',
      question: 'Кто увидит мой телефон?',
      answer: `Только выбранный исполнитель и только если в задании указана связь «Чат и телефон». Остальные пишут вам в чат.`,
      related: ['kto-vidit-adres', 'priznaki-moshennika'],
    },
    {
      slug: 'priznaki-moshennika',
      question: 'Как распознать мошенника?',
      answer: `Остановитесь и пожалуйтесь, если собеседник:

- просит предоплату на карту до начала работы без договора и чека;
- зовёт продолжить в другом мессенджере и торопит;
- присылает ссылку «для безопасной сделки» или «для оплаты доставки»;
- спрашивает код из сообщения или данные карты.

Мы никогда не просим пароль и коды и не переводим деньги за работу.`,
      related: ['kak-pozhalovatsya', 'kak-platit-ispolnitelyu'],
    },
    {
      slug: 'kak-pozhalovatsya',
      question: 'Как пожаловаться?',
      answer: `На странице человека, задания, товара, статьи, у отзыва и у сообщения есть «Пожаловаться». Выберите причину, опишите, что случилось, приложите снимки экрана. Чем точнее написано, тем быстрее решим.

Модератор откроет переписку по жалобе, только если это нужно, и запись об этом останется в журнале. Решение придёт в уведомления.`,
      related: ['priznaki-moshennika', 'ispolnitel-propal'],
    },
  ],
}
