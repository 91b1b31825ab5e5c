import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import type { Engine } from './engine.ts'
import { FrameSplitter, ProtocolViolation } from './framing.ts'
import { errorResponse, SYNC, simpleQuery } from './messages.ts'
import { PATIENCE_MS, SessionBusy, SessionGate } from './session-gate.ts'

/** A listening bridge. */
export interface Bridge {
  /** Hangs up on every client, rolls back what they left open and removes the socket. */
  close(): Promise<void>
}

/**
 * Lets PostgreSQL clients talk to the engine over a unix socket. The engine has a single session, so clients take
 * turns: one holds it from its start until it leaves, the next waits, and everything the former left behind
 * (an open transaction, prepared statements, settings, temporary tables) is cleared in between.
 */
export async function openBridge(engine: Engine, socketPath: string, patienceMs = PATIENCE_MS): Promise<Bridge> {
  const gate = new SessionGate()
  const talks = new Map<Socket, Promise<void>>()
  const server = createServer({ noDelay: true }, (socket) => {
    const talk = converse(socket, engine, gate, patienceMs).finally(() => talks.delete(socket))
    talks.set(socket, talk)
  })
  rmSync(socketPath, { force: true })
  await listen(server, socketPath)
  chmodSync(socketPath, 0o600)
  return {
    async close() {
      server.close()
      for (const socket of talks.keys()) socket.destroy()
      await Promise.all(talks.values())
    },
  }
}

async function converse(socket: Socket, engine: Engine, gate: SessionGate, patienceMs: number): Promise<void> {
  const splitter = new FrameSplitter()
  let leave: (() => void) | undefined
  // A reset by the peer ends the loop below; without a listener it would end the thread.
  socket.on('error', () => {})
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      for (const frame of splitter.push(chunk)) {
        switch (frame.kind) {
          case 'encryption':
            socket.write('N')
            break
          case 'startup':
            leave = await gate.enter(patienceMs)
            socket.write(await engine.execute(frame.bytes))
            break
          case 'messages':
            socket.write(await engine.execute(frame.bytes))
            break
          case 'cancel':
          // A running query holds the thread, so by now there is nothing to cancel.
          case 'terminate':
            return
        }
      }
    }
  } catch (error) {
    if (socket.writable) socket.write(errorResponse('FATAL', sqlState(error), (error as Error).message))
  } finally {
    socket.destroySoon()
    // An engine that has died has nothing to clear and nobody to serve.
    if (leave) await clearSession(engine).catch(() => {})
    leave?.()
  }
}

function sqlState(error: unknown): string {
  if (error instanceof ProtocolViolation) return '08P01'
  return error instanceof SessionBusy ? '53300' : '58000'
}

async function clearSession(engine: Engine): Promise<void> {
  // After an error in the extended protocol everything up to a Sync is skipped.
  await engine.execute(SYNC)
  if (engine.isInTransaction()) await engine.execute(simpleQuery('rollback'))
  await engine.execute(simpleQuery('discard all'))
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
