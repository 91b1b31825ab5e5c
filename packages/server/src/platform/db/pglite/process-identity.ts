import { readFileSync, readlinkSync } from 'node:fs'

/** Enough to tell a process from a later one with the same number, and to know whether its number means anything here. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in clock ticks since the boot; absent where the system does not tell. */
  startTicks?: string
  /** The boot of the kernel and the process namespace (container) in which `pid` is valid. */
  world?: string
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startTicks: startTicks(process.pid), world: world() }
}

/** Whether the process described still runs; `out-of-sight` when it belongs to another container or machine. */
export function isSameProcess(identity: ProcessIdentity): 'alive' | 'dead' | 'out-of-sight' {
  if (identity.world !== world()) {
    // A new boot of this machine looks like another one: only the heartbeat tells them apart.
    return 'out-of-sight'
  }
  if (!exists(identity.pid)) return 'dead'
  const ticks = startTicks(identity.pid)
  return ticks === identity.startTicks ? 'alive' : 'dead'
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat; the name in field 2 may itself contain spaces and brackets. */
function startTicks(pid: number): string | undefined {
  const stat = readIfThere(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

function world(): string | undefined {
  const boot = readIfThere(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const namespace = readIfThere(() => readlinkSync('/proc/self/ns/pid'))
  return boot && namespace ? `${boot} ${namespace}` : undefined
}

function readIfThere(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
