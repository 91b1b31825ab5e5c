import { readJson, run, say } from './project.mjs'

/** Installs the dependencies when what lies in node_modules is not what package-lock.json asks for. */
export function installDependencies() {
  if (isInstalled()) return
  say('Устанавливаем зависимости. Это делается один раз и занимает около минуты…')
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'Зависимости не установились, причина выше. Проверьте доступ к registry.npmjs.org и запустите npm start ещё раз.',
    {
      // The build needs the tools too, whatever the environment says about production.
      NODE_ENV: 'development',
    },
  )
}

/** npm writes down what it has installed as its last act; comparing the two lists needs no stamp of our own. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages ?? {}
  const installed = readJson('node_modules/.package-lock.json')?.packages
  if (!installed) return false
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    // Packages for other systems are optional and absent; links are the workspaces themselves.
    if (!path.includes('node_modules/') || link || optional || devOptional) return true
    return installed[path]?.version === version
  })
}
