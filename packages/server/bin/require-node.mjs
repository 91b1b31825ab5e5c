import process from 'node:process'

/** Oldest Node.js everything here runs on; the same as `engines` in package.json. */
const OLDEST = [20, 19]

/** Ends the run with an explanation when this Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `\n  Нужен Node.js ${OLDEST.join('.')} или новее, а это ${process.versions.node}.\n` +
      '  Установите свежий с https://nodejs.org и запустите npm start ещё раз.\n',
  )
  process.exit(1)
}
