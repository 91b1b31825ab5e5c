import { PRODUCT_NAME } from '../shell/index.ts'

/** Who runs the site. Placeholders until its owner puts in their own: every page and every text takes them from here. */
export const COMPANY = {
  name: `ООО «${PRODUCT_NAME}»`,
  inn: '7723456789',
  ogrn: '1257700123456',
  address: '109382, Москва, ул. Нижние Поля, д. 31',
  /** Of the door. */
  point: { lat: 55.66, lon: 37.72 },
  city: 'Москва',
  phone: '+78005553172',
  email: 'help@artel.example',
  hours: 'Ежедневно с 8 до 22 по Москве',
} as const
