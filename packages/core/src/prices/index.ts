export { movedTo, type PriceGroup, priceGroups, withGroupMoved, withLineMoved } from './order-prices.ts'
export {
  type PastedPrices,
  type PastedPricesValues,
  type PastePricesActor,
  pastePricesForm,
  pastePricesMachine,
  type ServiceBody,
  type ServiceFormActor,
  type ServiceValues,
  serviceForm,
  serviceMachine,
  serviceValues,
} from './price-forms.machine.ts'
export {
  linesOf,
  NO_ROOM,
  readPriceTable,
  TABLE_LENGTH,
  type TableLine,
  type TableRow,
} from './read-price-table.ts'
