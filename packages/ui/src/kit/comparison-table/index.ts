export {
  type ComparisonColumn,
  type ComparisonRow,
  ComparisonTable,
  type ComparisonTableProps,
} from './ComparisonTable.tsx'
