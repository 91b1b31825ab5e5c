import { STORY_RENDERED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/** Pages to be read rather than stories to be examined. */
const PAGES = /^(Обзор|Основы)\//

/** Remembered with Storybook's own layout, which survives a reload too. */
const MARK = 'artel-panel-put-away'

/** Puts the lower panel away while one of the workshop's own pages is open: there is nothing in it for a page. */
export const makeRoomForPages = (api: API): void => {
  api.on(STORY_RENDERED, () => {
    const isPage = PAGES.test(api.getCurrentStoryData()?.title ?? '')
    const isPutAway = sessionStorage.getItem(MARK) !== null
    if (isPage && api.getIsPanelShown()) {
      sessionStorage.setItem(MARK, '')
      api.togglePanel(false)
    }
    if (!isPage && isPutAway) {
      sessionStorage.removeItem(MARK)
      api.togglePanel(true)
    }
  })
}
