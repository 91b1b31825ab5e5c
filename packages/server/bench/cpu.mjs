import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second; Linux gives no other number to programs. */
const HZ = 100
const MICROSECONDS = 1e6 / HZ

/**
 * Fields of /proc/<pid>/stat from the third on: the second is the program's name and may hold spaces.
 * @param {number | string} pid
 */
const statOf = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/**
 * The process that has started this one.
 * @param {number} pid
 */
export const parentOf = (pid) => Number(statOf(pid)[1])

/**
 * CPU that a process has used so far, user and system, µs. Steps of 10 000: read it seconds apart.
 * @param {number | string} pid
 */
export const cpuOf = (pid) => {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS
}

/**
 * The same of a process and its children, those included that have ended: what a PostgreSQL server has used.
 * @param {number} parent
 */
export function cpuOfFamily(parent) {
  const fields = statOf(parent)
  let sum = cpuOf(parent) + (Number(fields[13]) + Number(fields[14])) * MICROSECONDS
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      if (Number(statOf(pid)[1]) === parent) sum += cpuOf(pid)
    } catch {
      // It has ended in the meantime.
    }
  }
  return sum
}
