import { median } from '../median.ts'
import type { LoadResult } from './loadPlan.ts'
import type { LoadProcess } from './loadProcess.ts'
import type { Scenario } from './scenarios.ts'

export interface LoadSize {
  readonly rounds: number
  /** Seconds of one round on one side. */
  readonly seconds: number
  readonly connections: number
}

/** Medians over all rounds. */
export interface Score {
  readonly perSecond: number
  /** Milliseconds that a connection waits for an answer. */
  readonly mean: number
  /** Milliseconds. */
  readonly p99: number
}

const WARM_UP = 1

/** Numbers start far above those of the demo data. */
let number = 10_000_000

async function round(load: LoadProcess, port: number, scenario: Scenario, seconds: number, connections: number): Promise<LoadResult> {
  const { requests, status } = scenario
  const result = await load.run({ port, connections, seconds, requests, status, firstNumber: number })
  number = result.nextNumber
  return result
}

const score = (results: readonly LoadResult[]): Score => ({
  perSecond: median(results.map(({ perSecond }) => perSecond)),
  mean: median(results.map(({ mean }) => mean)),
  p99: median(results.map(({ p99 }) => p99)),
})

/** Sends the same requests to two servers in turns, so that other load on the machine affects both. */
export async function compareLoad(
  load: LoadProcess,
  ports: readonly [number, number],
  scenario: Scenario,
  { rounds, seconds, connections }: LoadSize,
): Promise<readonly [Score, Score]> {
  const results: [LoadResult[], LoadResult[]] = [[], []]
  for (const port of ports) await round(load, port, scenario, WARM_UP, connections)
  for (let turn = 0; turn < rounds; turn += 1) {
    const order = turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const side of order) results[side].push(await round(load, ports[side], scenario, seconds, connections))
  }
  return [score(results[0]), score(results[1])]
}
