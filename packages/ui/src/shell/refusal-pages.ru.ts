/** Words of the pages that say who may see what was asked for. They load with those pages. */
export const ru = {
  signInRequired: {
    title: 'Войдите, чтобы продолжить',
    text: 'Эту страницу видят только те, кто вошёл. После входа вы вернётесь сюда.',
    action: 'Войти',
  },
  forbidden: {
    title: (page: string) => `Страница «${page}» не для вашей роли`,
    action: 'На главную',
    guards: {
      auth: { text: 'Эту страницу видят только те, кто вошёл.' },
      'protection-from-customer': {
        text: 'Здесь исполнители ведут своё дело: товары, работы, цены и тариф. У заказчика ничего этого нет.',
      },
      'executor-excluded': { text: 'Здесь зовут в исполнители, а вы уже исполнитель.' },
      'staff-excluded': { text: 'Это страница заказчиков и исполнителей. Сотрудники площадки сюда не заходят.' },
      staff: { text: 'Сюда заходят только сотрудники площадки.' },
      admin: { text: 'Сюда заходят только администраторы площадки.' },
    },
  },
} as const
