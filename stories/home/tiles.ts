import type { CategoryTile } from '@artel/core/categories'

const tile = (id: number, slug: string, name: string, service: string, price: number | null = null): CategoryTile => ({
  id,
  slug,
  name,
  example: { name: service, price },
})

/** The crafts of the marketplace with one service each, as the home page shows them. */
export const tiles: readonly CategoryTile[] = [
  tile(1, 'remont-i-otdelka', 'Ремонт и отделка', 'Поклейка обоев', 18_500_00),
  tile(2, 'santekhnika-i-elektrika', 'Сантехника и электрика', 'Розетки и освещение', 7_200_00),
  tile(3, 'uborka', 'Уборка', 'Генеральная уборка', 6_400_00),
  tile(4, 'gruzoperevozki', 'Грузоперевозки', 'Квартирный переезд', 14_500_00),
  tile(5, 'mebel-i-stolyarnye-raboty', 'Мебель и столярные работы', 'Сборка мебели', 4_200_00),
  tile(6, 'krasota-i-zdorove', 'Красота и здоровье', 'Маникюр и педикюр', 2_100_00),
  tile(7, 'repetitory-i-obuchenie', 'Репетиторы и обучение', 'Математика', 1_500_00),
  tile(8, 'kompyutery-i-it', 'Компьютеры и IT', 'Создание сайтов', 65_000_00),
  tile(9, 'dizayn-i-reklama', 'Дизайн и реклама', 'Логотипы', 18_000_00),
  tile(10, 'foto-video-i-prazdniki', 'Фото, видео и праздники', 'Портретная съёмка', 12_000_00),
  tile(11, 'avto', 'Авто', 'Шиномонтаж'),
  tile(12, 'sad-i-dacha', 'Сад и дача', 'Покос участка', 5_900_00),
]
