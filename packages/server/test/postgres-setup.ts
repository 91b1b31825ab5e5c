import type { TestProject } from 'vitest/node'
import { migrate } from '../src/platform/db/migrate.ts'
import { DatabasePool } from '../src/platform/db/pool.ts'
import { startPostgres } from './postgres-server.mjs'
import './engines.ts'

const TEMPLATE = 'artel_template'

/** Global set-up of the project `server-postgres`: a server of our own with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { host, user, stop } = startPostgres()
  try {
    const admin = new DatabasePool({ host, user, database: 'postgres', max: 1 })
    await admin.query(`create database ${TEMPLATE}`)
    await admin.end()
    const template = new DatabasePool({ host, user, database: TEMPLATE, max: 1 })
    await migrate(template)
    await template.end()
  } catch (error) {
    stop()
    throw error
  }
  project.provide('testEngine', { engine: 'postgres', host, user, template: TEMPLATE })
  return stop
}
