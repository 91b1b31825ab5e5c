import { Globe, Palette, Pilcrow, User } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Select } from 'storybook/internal/components'
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { toolbar } from '../../../.storybook/toolbars.ts'
import { type ToolbarNews, toolbarNews } from '../toolbar-news.ts'
import { reachOfPage } from './reach-of-page.ts'

const icons = { theme: Palette, viewer: User, network: Globe, text: Pilcrow } as const

/** The settings of the toolbar. One that cannot act on the open story is grey and says why. */
export function SettingTools() {
  const [globals, updateGlobals] = useGlobals()
  const { storyId } = useStorybookState()
  const api = useStorybookApi()
  const [news, setNews] = useState<ToolbarNews | null>(null)
  const emit = useChannel({ [toolbarNews.told]: setNews })
  useEffect(() => emit(toolbarNews.asked), [emit])
  const page = api.getData(storyId)
  const outOfReach = reachOfPage(page?.type === 'docs' || page?.type === 'story' ? page : null, news)
  const offer = ({ setting, title, offers }: (typeof toolbar)[number]) => {
    const Icon = icons[setting]
    const reason = outOfReach[setting]
    return (
      <Select
        key={setting}
        ariaLabel={title}
        tooltip={reason ? `${title}. ${reason}` : title}
        ariaDescription={reason}
        disabled={reason !== undefined}
        icon={<Icon size={14} aria-hidden />}
        options={offers.map(({ value, title: name }) => ({ value, title: name }))}
        defaultOptions={[globals[setting]]}
        onSelect={(value) => updateGlobals({ [setting]: value })}
      />
    )
  }
  return <>{toolbar.map(offer)}</>
}
