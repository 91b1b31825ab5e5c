// What a person asked of the system, for the story run: the Node side (vitest.config.ts).

/** Command of the story run: forced colours on or off for the page that holds the stories. */
export const forceColours = ({ page }, forced) => page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })
