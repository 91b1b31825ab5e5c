import { HELD_DAYS, OFFER_LIMITS, TASK_LIMITS, UNREAD_REFUND_HOURS } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

export const replyHelp: HelpSection = {
  slug: 'otkliki',
  title: 'Отклики и выбор',
  about: 'Сравнить, выбрать, вернуть отклик',
  audience: 'ALL',
  items: [
    {
      slug: 'kak-vybrat-ispolnitelya',
      question: 'Как выбрать исполнителя?',
      answer: `Откройте задание и сравните отклики: цену, срок, отзывы, примеры работ. Задайте вопросы в чате, это ни к чему не обязывает.

Когда решите, нажмите «Выбрать». Задание перейдёт в работу, остальные отклики останутся в запасе.`,
      related: ['chto-s-ostalnymi-otklikami', 'chto-znachit-proveren', 'kak-predlozhit-zadanie'],
    },
    {
      slug: 'chto-s-ostalnymi-otklikami',
      question: 'Что будет с остальными откликами, когда я выберу исполнителя?',
      answer: `Они останутся в запасе. Если работа сорвётся, в течение ${counted(HELD_DAYS, words.ofDay)} после отмены можно вернуться к любому из них со страницы задания. Переписка сохранится.`,
      related: ['ispolnitel-propal', 'kak-vybrat-ispolnitelya'],
    },
    {
      slug: 'skolko-otklikov-pridyot',
      question: 'Сколько откликов может прийти?',
      answer: `До ${TASK_LIMITS.repliesLimit}. Потом приём закрывается, и можно спокойно сравнивать. Если подходящих нет, отклоните лишние или [предложите задание сами](${paths.executors()}).`,
      related: ['kak-predlozhit-zadanie', 'kak-vybrat-ispolnitelya'],
    },
    {
      slug: 'kak-predlozhit-zadanie',
      question: 'Как предложить задание исполнителю, который понравился?',
      answer: `На странице исполнителя нажмите «Предложить задание» и выберите одно из открытых или создайте новое. На одно задание можно отправить до ${OFFER_LIMITS.openPerTask} предложений, за день — до ${OFFER_LIMITS.perDay}.

На ответ у исполнителя ${counted(OFFER_LIMITS.hours, words.hour)}, потом предложение закрывается само. Отклики исполнителя на это не тратятся.`,
      related: ['kak-vybrat-ispolnitelya', 'skolko-otklikov-pridyot'],
    },
    {
      slug: 'kogda-vozvrashchayut-otklik',
      question: 'Когда исполнителю возвращают отклик?',
      answer: `Отклик возвращается туда, откуда списался, если:

- заказчик не открыл его за ${counted(UNREAD_REFUND_HOURS, words.hour)};
- задание отменили раньше, чем отклик просмотрели;
- задание сняла администрация.

Если отклик отозвал сам исполнитель, он не возвращается.`,
      related: ['kak-otozvat-otklik', 'skolko-otklikov-v-tarife'],
    },
    {
      slug: 'kak-otozvat-otklik',
      question: 'Как отозвать отклик?',
      answer: `Откройте задание и нажмите «Отозвать отклик», пока вас не выбрали. Чат по нему закроется. Потраченный отклик при этом не возвращается, поэтому сначала спросите то, что непонятно, в чате.`,
      related: ['kogda-vozvrashchayut-otklik', 'mozhno-li-otkliknutsya-snova'],
    },
    {
      slug: 'mozhno-li-otkliknutsya-snova',
      question: 'Можно ли откликнуться на задание второй раз?',
      answer: `Нет, на одно задание исполнитель откликается один раз. Цену и срок можно обсудить в чате: последняя договорённость всегда за вами и заказчиком.`,
      related: ['kak-otozvat-otklik', 'drugaya-cena'],
    },
    {
      slug: 'pochemu-ne-mogu-otkliknutsya',
      question: 'Почему я не могу откликнуться?',
      answer: `Причина написана на месте кнопки. Чаще всего это одно из четырёх:

- закончились отклики тарифа и дополнительные;
- заказчик принимает отклики только от проверенных исполнителей;
- на задание уже пришло ${TASK_LIMITS.repliesLimit} откликов;
- задание ваше собственное или уже в работе.`,
      related: ['skolko-otklikov-v-tarife', 'kak-proyti-proverku'],
    },
  ],
}
