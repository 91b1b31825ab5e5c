import { EXPIRE_HOURS, EXPIRE_WARNING_DAYS, FILE_LIMITS, REPUBLISH_DAYS, TASK_LIMITS } from '@artel/core/contract'
import { counted, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import type { HelpSection } from './help.types.ts'

const MB = 1024 * 1024

export const taskHelp: HelpSection = {
  slug: 'zadaniya',
  title: 'Задания',
  about: 'Создать, изменить, отменить, продлить',
  audience: 'CLIENT',
  items: [
    {
      slug: 'kak-sozdat-zadanie',
      question: 'Как создать задание?',
      answer: `Нажмите [«Создать задание»](${paths.taskCreate()}) и ответьте на вопросы по шагам: что сделать, где, когда и за сколько. Категорию подскажем по названию.

Регистрироваться заранее не нужно: войти попросим в самом конце, когда задание готово. Написанное не потеряется, даже если закрыть страницу.`,
      related: ['skolko-stoit-razmeshchenie', 'kak-opisat-zadanie', 'skolko-zhdat-proverki'],
    },
    {
      slug: 'skolko-stoit-razmeshchenie',
      question: 'Сколько стоит разместить задание?',
      answer: `Нисколько. Заказчик ничего не платит площадке: ни за размещение, ни за отклики, ни за выбор исполнителя. Вы платите только исполнителю за работу, столько, сколько договорились.`,
      related: ['kak-platit-ispolnitelyu', 'kak-sozdat-zadanie'],
    },
    {
      slug: 'kak-opisat-zadanie',
      question: 'Что написать, чтобы откликнулись быстрее?',
      answer: `Исполнитель называет цену по тому, что прочёл. Чем понятнее задание, тем точнее цена:

- что именно сделать и сколько: метры, штуки, этаж;
- что уже куплено, а что купит исполнитель;
- когда удобно и есть ли срочность;
- фотографии места: до ${FILE_LIMITS.task.count} файлов по ${FILE_LIMITS.task.single / MB} МБ.

Телефоны, почту и ссылки в текст не пишите: такое задание уйдёт на ручную проверку. Связь вы укажете на отдельном шаге.`,
      related: ['kak-sozdat-zadanie', 'skolko-zhdat-proverki', 'kto-vidit-adres'],
    },
    {
      slug: 'skolko-zhdat-proverki',
      question: 'Почему моего задания нет на доске?',
      answer: `Скорее всего, его ещё проверяют. Большинство заданий появляется сразу, а те, где фильтр заметил контакты, сначала читает модератор.

Как дела у задания, видно в разделе [«Мои задания»](${paths.myTasks()}). Если его отклонили, там же написано, какое правило нарушено и что исправить. После правки задание уйдёт на проверку ещё раз.`,
      related: ['kak-izmenit-zadanie', 'kak-opisat-zadanie'],
    },
    {
      slug: 'kak-izmenit-zadanie',
      question: 'Можно ли изменить опубликованное задание?',
      answer: `Да. Бюджет, сроки и файлы меняются сразу, а тем, кто откликнулся, придёт уведомление. Название, описание и место сначала проверит модератор: всё это время остаётся видна прежняя версия.

Категорию нельзя поменять после первого отклика: исполнители откликались на другую работу.`,
      related: ['kak-otmenit-zadanie', 'skolko-zhdat-proverki'],
    },
    {
      slug: 'kak-otmenit-zadanie',
      question: 'Как отменить задание?',
      answer: `Откройте задание в разделе [«Мои задания»](${paths.myTasks()}), в меню выберите «Отменить задание» и назовите причину. Исполнители увидят, что задание закрыто.

Если исполнитель уже выбран, отмена тоже возможна, но лучше сначала поговорить в чате: после отмены вы оба сможете оставить отзыв.`,
      related: ['ispolnitel-propal', 'kak-vernut-zadanie'],
    },
    {
      slug: 'kak-vernut-zadanie',
      question: 'Как опубликовать задание ещё раз?',
      answer: `Отменённое или завершившееся по сроку задание можно вернуть со страницы задания. Если прошло не больше ${counted(REPUBLISH_DAYS, words.ofDay)} и текст прежний, оно появится на доске сразу. Иначе его сначала проверят.`,
      related: ['srok-zadaniya', 'kak-otmenit-zadanie'],
    },
    {
      slug: 'srok-zadaniya',
      question: 'Сколько задание висит на доске?',
      answer: `До даты, которую вы указали, и ещё ${counted(EXPIRE_HOURS, words.hour)}. За ${counted(EXPIRE_WARNING_DAYS, words.day)} до конца придёт напоминание: срок можно продлить. Потом задание уходит в архив, откуда его можно вернуть.`,
      related: ['kak-vernut-zadanie', 'skolko-zadaniy-mozhno'],
    },
    {
      slug: 'skolko-zadaniy-mozhno',
      question: 'Сколько заданий можно держать открытыми?',
      answer: `Не больше ${TASK_LIMITS.openTasks}. Отмените те, что уже не нужны, или выберите в них исполнителей: задания в работе не считаются.`,
      related: ['kak-otmenit-zadanie', 'srok-zadaniya'],
    },
  ],
}
