// `node resume.mjs http://localhost:3000 token.txt`: signs in once and is known ever after, by the token that was kept.
import { formatMoney } from '@artel/core/format'
import { createMarketplace } from '@artel/core/marketplace'
import { fileRefreshToken, nodePorts } from './node-ports.mjs'
import { found, signInWith } from './person.mjs'

const [origin, file] = process.argv.slice(2)
const ports = nodePorts(origin, fileRefreshToken(file))
const market = createMarketplace(ports)
const { status } = await found(market.sessionView, (view) => view.status !== 'loading' && view)
if (status === 'guest') {
  await signInWith(market, ports, { login: 'client@artel.test', password: 'Artel-demo-1' })
  console.log('Вошли по паролю.')
} else {
  console.log('Узнали без пароля.')
}
const { items } = (await market.api.listTasks({ query: { limit: 3 } })).data
for (const { title, budgetTo } of items) console.log(budgetTo === null ? title : `${title}: ${formatMoney(budgetTo)}`)
market.stop()
