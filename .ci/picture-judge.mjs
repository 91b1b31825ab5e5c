// What a story run that compared pictures amounts to. Plain Node.
import { countPictures, countsInWords, pictureBrowser, runNotes } from './picture-files.mjs'

/** From this share on, what is the same shows that this browser draws as the one that drew the pictures. */
const NEARLY_ALL = 0.9

/**
 * Judges the counts of a run: anything but `same` is red, and so is a run that compared nothing.
 * @returns {{ isWell: boolean, said: string }}
 */
export const judge = (counts, { here, keeper }) => {
  const { same = 0, ...others } = counts
  const compared = same + Object.values(others).reduce((sum, count) => sum + count, 0)
  const sum = `Pictures: ${compared} compared with those of Chromium ${keeper}, by Chromium ${here}: ${countsInWords(counts) || 'none'}.`
  if (compared === 0)
    return { isWell: false, said: `${sum}\n!!! Nothing was compared, so nothing is known of the looks.` }
  if (same === compared) return { isWell: true, said: sum }
  if (same >= compared * NEARLY_ALL)
    return {
      isWell: false,
      said: `${sum}\nThis browser draws as the other one did; what differs has changed: npm run baselines.`,
    }
  return {
    isWell: false,
    said: `${sum}\n!!! Too few are the same to tell a change of looks from another browser. Looks changed on purpose: npm run baselines. They did not: run with CHROMIUM_PATH of Chromium ${keeper}.`,
  }
}

/** Judges the last story run. */
export const judgePictures = () => {
  const notes = runNotes()
  const here = notes.find((note) => note.chromium)?.chromium
  return judge(countPictures(notes), { here, keeper: pictureBrowser() })
}
