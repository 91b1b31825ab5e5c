import type { CategoryOutline } from '@artel/core/categories'

const craft = (id: number, slug: string, name: string, ...services: readonly string[]): CategoryOutline => ({
  id,
  slug,
  name,
  tasksCount: services.length * 7,
  childCategories: services.map((service, at) => ({
    id: id * 100 + at,
    slug: `${slug}-${at + 1}`,
    name: service,
    tasksCount: services.length - at,
    childCategories: [],
  })),
})

/** The crafts of the marketplace with the services that they are asked for. */
export const crafts: readonly CategoryOutline[] = [
  craft(
    1,
    'remont-i-otdelka',
    'Ремонт и отделка',
    'Поклейка обоев',
    'Укладка плитки',
    'Потолки',
    'Двери и окна',
    'Полы',
  ),
  craft(
    2,
    'santekhnika-i-elektrika',
    'Сантехника и электрика',
    'Протечки и засоры',
    'Розетки и свет',
    'Бытовая техника',
  ),
  craft(3, 'uborka', 'Уборка', 'Генеральная уборка', 'После ремонта', 'Мытьё окон'),
  craft(4, 'gruzoperevozki', 'Грузоперевозки', 'Квартирный переезд', 'Грузчики', 'Вывоз мусора'),
  craft(5, 'mebel-i-stolyarnye-raboty', 'Мебель и столярные работы', 'Сборка мебели', 'Кухни на заказ', 'Перетяжка'),
  craft(6, 'krasota-i-zdorove', 'Красота и здоровье', 'Маникюр и педикюр', 'Парикмахеры', 'Массаж'),
  craft(7, 'repetitory-i-obuchenie', 'Репетиторы и обучение', 'Математика', 'Иностранные языки', 'Музыка и вокал'),
  craft(8, 'kompyutery-i-it', 'Компьютеры и IT', 'Ремонт ноутбуков', 'Wi-Fi и сети', 'Создание сайтов'),
  craft(9, 'dizayn-i-reklama', 'Дизайн и реклама', 'Логотипы', 'Дизайн интерьера', 'Тексты и переводы'),
  craft(10, 'foto-video-i-prazdniki', 'Фото, видео и праздники', 'Свадебная съёмка', 'Ведущие', 'Торты'),
  craft(11, 'avto', 'Авто', 'Диагностика', 'Шиномонтаж', 'Подбор автомобиля'),
  craft(12, 'sad-i-dacha', 'Сад и дача', 'Уход за садом', 'Заборы и ворота', 'Газон'),
]
