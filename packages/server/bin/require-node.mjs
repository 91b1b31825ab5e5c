import process from 'node:process'

/** Oldest Node.js everything here runs on; the same as `engines` in package.json. */
const OLDEST = [20, 19]

/** Ends the run with a line of advice when this Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `  Нужен Node.js ${OLDEST.join('.')} или новее, а это ${process.versions.node}. ` +
      'Установите свежий с https://nodejs.org и запустите npm start ещё раз.',
  )
  process.exit(1)
}
