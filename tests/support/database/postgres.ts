import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { PostgresOffer } from './postgresSetup.ts'

export interface FreshDatabase {
  readonly url: string
  /** Also ends connections that are still open. */
  drop(): Promise<void>
}

export const postgresOffer = (): PostgresOffer => inject('postgres')

function serverUrl(): string {
  const offer = postgresOffer()
  if ('missing' in offer) throw new Error(`No PostgreSQL: ${offer.missing}`)
  return offer.url
}

/** Works with the server outside any database of a test. */
export async function administer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** An empty PostgreSQL database of its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer((client) => client.query(`create database ${name} template template0 strategy file_copy`))
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => void (await administer((client) => client.query(`drop database if exists ${name} with (force)`))),
  }
}
