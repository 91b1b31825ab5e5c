import { AUTO_FINISH_DAYS, REVIEW_LIMITS } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

export const workHelp: HelpSection = {
  slug: 'rabota',
  title: 'Работа и отзывы',
  about: 'Цена, сроки, споры, приёмка, отзывы',
  audience: 'ALL',
  items: [
    {
      slug: 'kak-platit-ispolnitelyu',
      question: 'Как платить исполнителю?',
      answer: `Напрямую, так, как договорились: наличными, переводом, по счёту. Площадка не принимает деньги за работу и не берёт с них процент.

Договоритесь в чате, что входит в цену и когда вы платите. Предоплата на карту незнакомого человека — повод насторожиться.`,
      related: ['priznaki-moshennika', 'drugaya-cena'],
    },
    {
      slug: 'drugaya-cena',
      question: 'Можно ли договориться о другой цене?',
      answer: `Да. Цена в отклике — предложение. Обсудите в чате, что изменилось, и напишите там, на чём сошлись: если возникнет спор, модератор прочтёт переписку.`,
      related: ['kak-platit-ispolnitelyu', 'kak-zavershit'],
    },
    {
      slug: 'kak-zavershit',
      question: 'Как завершить работу?',
      answer: `Исполнитель нажимает «Работа готова», заказчик проверяет и подтверждает. Если что-то не так, заказчик возвращает работу с пояснением, и она продолжается.

Заказчик может завершить работу и сам, не дожидаясь исполнителя.`,
      related: ['zakazchik-ne-otvechaet', 'kak-ostavit-otzyv'],
    },
    {
      slug: 'zakazchik-ne-otvechaet',
      question: 'Заказчик не подтверждает, что работа готова. Что делать?',
      answer: `Напишите ему в чат. Если он молчит, работа завершится сама через ${counted(AUTO_FINISH_DAYS, words.day)} после того, как вы сообщили о готовности. Пока есть открытая жалоба, этого не случится: сначала решит модератор.`,
      related: ['kak-zavershit', 'kak-pozhalovatsya'],
    },
    {
      slug: 'ispolnitel-propal',
      question: 'Исполнитель не пришёл или перестал отвечать. Что делать?',
      answer: `Напишите ему в чат и подождите разумное время. Если ответа нет, отмените работу и назовите причину: отклики, которые были в запасе, снова откроются, и можно выбрать другого.

После отмены вы сможете оставить отзыв. Если вас обманули, ещё и пожалуйтесь: это прочтёт модератор.`,
      related: ['chto-s-ostalnymi-otklikami', 'kak-pozhalovatsya', 'kak-ostavit-otzyv'],
    },
    {
      slug: 'kak-ostavit-otzyv',
      question: 'Кто и когда может оставить отзыв?',
      answer: `Обе стороны, если работа завершена или отменена после начала. На это есть ${counted(REVIEW_LIMITS.days, words.day)}. Отзывы ждут вас в разделе [«Мои отзывы»](${paths.myReviews()}).

Отзыв появится, когда напишут обе стороны или когда выйдет срок: так никто не подстраивается под чужую оценку.`,
      related: ['mozhno-li-izmenit-otzyv', 'kak-schitaetsya-reyting'],
    },
    {
      slug: 'mozhno-li-izmenit-otzyv',
      question: 'Можно ли изменить или удалить отзыв?',
      answer: `Изменить опубликованный отзыв нельзя ни автору, ни тому, о ком он. Тот, о ком отзыв, может один раз ответить на него. Если отзыв нарушает правила, пожалуйтесь: модератор снимет его и назовёт правило.`,
      related: ['kak-pozhalovatsya', 'kak-schitaetsya-reyting'],
    },
    {
      slug: 'kak-schitaetsya-reyting',
      question: 'Почему у исполнителя с отзывами нет оценки?',
      answer: `Средняя оценка появляется с трёх отзывов: по одному или двум судить рано. Сами отзывы видны сразу.`,
      related: ['kak-ostavit-otzyv', 'kak-vybrat-ispolnitelya'],
    },
  ],
}
