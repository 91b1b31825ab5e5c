import html from 'virtual:offline-page'
import css from './OfflinePage.module.css'

export interface OfflinePageProps {
  /** The page follows the device until somebody has chosen a theme on the site. */
  theme: 'light' | 'dark'
}

/** Nothing runs in the frame, and a browser complains of every script that it does not run. */
const still = html.replace(/<script>.*?<\/script>/gs, '')

/** The page that the service worker shows without a connection: the very text that it carries, without its scripts. */
export function OfflinePage({ theme }: OfflinePageProps) {
  return (
    <iframe
      title="Страница без связи"
      sandbox="allow-same-origin"
      srcDoc={still.replace('<html lang="ru">', `<html lang="ru" data-theme="${theme}">`)}
      className={css.page}
    />
  )
}
