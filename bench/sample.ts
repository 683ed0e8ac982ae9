import { listPath, type Sample } from './load/scenarios.ts'

interface Named {
  readonly id: string
  readonly secondName: string
}

const PAGE = 1000
const IDS = 500
const NAMES = 60

/** Every n-th, so that about `count` are left. */
const thin = <T>(items: readonly T[], count: number) => items.filter((_, index) => index % Math.ceil(items.length / count) === 0)

/** Customers to request, from all parts of the demo data. */
export async function sampleOf(origin: string, token: string): Promise<Sample> {
  const rows: Named[] = []
  for (let at = 0; at < 10_000; at += PAGE) {
    const response = await fetch(`${origin}${listPath({}, at / 25, PAGE)}`, { headers: { authorization: `Bearer ${token}` } })
    rows.push(...((await response.json()) as Named[]))
  }
  const names = [...new Set(rows.map(({ secondName }) => secondName))].filter((name) => name.length > 3).sort()
  return { ids: thin(rows, IDS).map(({ id }) => id), names: thin(names, NAMES) }
}
