export { splitCells, writeCells } from './cells.ts'
