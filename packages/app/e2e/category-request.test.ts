import { expect } from '@playwright/test'
import { test } from './journey-test.ts'
import { type Marketplace, startMarketplace } from './marketplace.ts'
import { signIn } from './people.ts'

let market: Marketplace
test.beforeAll(async () => {
  market = await startMarketplace()
})
test.afterAll(() => market.dispose())

const TYPED = 'ремонт  кофемашин'
const NAME = 'Ремонт кофемашин'
const ABOUT = 'Чистка и ремонт кофемашин дома и в офисе: помпы, жерновки, платы.'
const SECTION = 'Сантехника и электрика'

test('an executor who misses a category asks for it, and once staff have added it, chooses it', async ({ browser }) => {
  const page = await signIn(browser, market.url, 'executor@artel.test')
  const staff = await signIn(browser, market.url, 'moderator@artel.test')
  const dialog = page.getByRole('dialog', { name: 'Предложить категорию' })
  const work = page.getByRole('region', { name: 'Что и где вы делаете' })

  await test.step('asks beside the choice, where what is there is shown instead', async () => {
    await page.goto(`${market.url}/personal-area/profile`)
    await page.getByRole('button', { name: 'Нет нужной категории? Предложите свою' }).click()
    await dialog.getByLabel('Название').fill('сборка мебели')
    await expect(dialog.getByText(/^Такая категория уже есть: «Сборка мебели»/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Выбрать «Сборка мебели»' })).toBeVisible()
    await dialog.getByLabel('Название').fill(TYPED)
    await dialog.getByLabel('Какие работы сюда войдут').fill(ABOUT)
    await dialog.getByRole('button', { name: 'Предложить' }).click()
    await expect(page.getByRole('dialog', { name: 'Предложение отправлено' })).toBeVisible()
    await page.getByRole('button', { name: 'Понятно' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('staff mend the name, choose the section and add it', async () => {
    await staff.goto(`${market.url}/moderation/CATEGORY_REQUESTS`)
    await expect(staff.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(TYPED)
    await expect(staff.getByText('Раздел: автор не выбрал')).toBeVisible()
    await staff.getByRole('button', { name: /^Добавить категорию/ }).click()
    await staff.getByLabel('Название категории').fill(NAME)
    await staff.getByRole('button', { name: /^Добавить и сообщить автору/ }).click()
    await expect(staff.getByText('Выберите раздел.')).toBeVisible()
    await staff.getByLabel('Раздел', { exact: true }).selectOption(SECTION)
    await staff.getByRole('button', { name: /^Добавить и сообщить автору/ }).click()
    await expect(staff.getByText('Очередь пуста', { exact: true }).first()).toBeVisible()
  })

  await test.step('the bell leads to the profile, where the category can be chosen', async () => {
    await page.goto(market.url)
    await page.getByRole('button', { name: /^Уведомления, / }).click()
    const bell = page.getByRole('dialog', { name: 'Уведомления' })
    await expect(bell.getByText(new RegExp(`Она в разделе «${SECTION}».*Отметьте её в профиле`))).toBeVisible()
    await bell
      .getByRole('link', { name: new RegExp(`Категория «${NAME}» добавлена`) })
      .first()
      .click()
    await expect(page).toHaveURL(`${market.url}/personal-area/profile`)
    await work.getByRole('searchbox', { name: 'Найти категорию' }).fill('кофемашин')
    await work.getByRole('checkbox', { name: new RegExp(`^${NAME}`) }).check()
    await work.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Сохранено', { exact: true }).first()).toBeVisible()
  })

  await test.step('and the category has a page', async () => {
    await page.goto(`${market.url}/categories?q=${encodeURIComponent('кофемашин')}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(NAME) })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
  })
})
