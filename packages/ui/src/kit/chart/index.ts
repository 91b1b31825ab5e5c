export { BarChart, type BarChartProps } from './BarChart.tsx'
export type { ChartPoint } from './ChartFrame.tsx'
export { LineChart, type LineChartProps } from './LineChart.tsx'
