export { type PriceLine, PriceTable, type PriceTableProps } from './PriceTable.tsx'
export { type PriceWords, UnitPrice, type UnitPriceProps } from './UnitPrice.tsx'
