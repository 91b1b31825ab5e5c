/** Key of the colour mode in local storage (spec §4 "Colour mode"). */
export const THEME_KEY = 'artel_theme'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
