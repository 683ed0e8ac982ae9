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

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An empty PostgreSQL database of its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`create database ${name} template template0`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) }
}
