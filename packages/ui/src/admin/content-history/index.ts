export { History, type HistoryProps } from './History.tsx'
export { HistoryView, type HistoryViewProps, type NamedText } from './HistoryView.tsx'
