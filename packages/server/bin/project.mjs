import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** Folder of the whole project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** One human line about what is going on. */
export function say(text) {
  console.log(`  ${text}`)
}

/**
 * Runs a program of the project with its output shown, and ends the run with `advice` when it fails: one line, alone where
 * errors go, for what the program says of its own goes with what we say.
 * @param {string} program
 * @param {string[]} args
 * @param {string} advice
 */
export function run(program, args, advice, env = {}) {
  // npm is a script on Windows, which only a shell can run.
  const shell = process.platform === 'win32'
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 1],
    env: { ...process.env, ...env },
    shell,
  })
  if (status === 0) return
  console.error(`  ${advice}`)
  process.exit(status ?? 1)
}

/** Path of a program from node_modules. */
export function binary(name) {
  return join(root, 'node_modules/.bin', name)
}

/** A JSON file of the project, or nothing when it is not there or torn. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}
