export { type LinkTab, LinkTabs, type LinkTabsProps } from './LinkTabs.tsx'
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx'
