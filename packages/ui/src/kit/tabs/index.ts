export { type LinkTab, LinkTabs, type LinkTabsProps } from './LinkTabs.tsx'
export { showInRow } from './show-in-row.ts'
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx'
