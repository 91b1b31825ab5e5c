export { splitCells, writeCells } from './cells.ts'
export { readPrice } from './read-price.ts'
