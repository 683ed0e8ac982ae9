import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallContract } from '../../../src/model/calls/callContract.ts'
import {
  columnsCall,
  commitCall,
  importedCall,
  importRowsCall,
  mendCall,
  previewCall,
  replaceCall,
  valuesCall,
} from '../../../src/model/calls/importCalls.ts'
import { matchingCall, summaryCall } from '../../../src/model/calls/listCalls.ts'
import { batchCall, bulkCall, cellsCall, historyCall, restoreCall, undoCall } from '../../../src/model/calls/recordCalls.ts'

/** Environment variable with the folder where the test processes of a run note their calls. */
export const NOTES = 'HUB_ANSWERED_CALLS'

const ANY = { id: '{entity}', title: '', plural: '' }

const named = ({ method, path }: Pick<CallContract, 'method' | 'path'>): string => `${method} ${path}`

/** Calls that every entity has, by one function; the answer of one entity stands for all. */
const GENERATED: ReadonlySet<string> = new Set(
  [
    ...[batchCall(ANY, []), bulkCall(ANY, []), cellsCall(ANY), summaryCall(ANY), matchingCall(ANY)],
    ...[historyCall(ANY), restoreCall(ANY), undoCall(ANY)],
    ...[previewCall(ANY), importedCall(ANY), columnsCall(ANY), importRowsCall(ANY), mendCall(ANY), commitCall(ANY)],
    ...[valuesCall(ANY), replaceCall(ANY)],
  ].map(named),
)

/** `GET /api/wallets/{id}/statement`; of a generated call `GET /api/{entity}/summary`. */
function keyOf(call: CallContract): string {
  const generated = named(call).replace(/(?<= \/api\/)\w+/, '{entity}')
  return GENERATED.has(generated) ? generated : named(call)
}

const noted = new Set<string>()

/** Notes once a process, if the run collects notes, that a call with a JSON answer is `declared`, or that an answer of it was `compared` with its contract. */
export function noteCall(what: 'declared' | 'compared', call: CallContract): void {
  const folder = process.env[NOTES]
  if (folder === undefined || call.answer === undefined) return
  const line = `${what} ${keyOf(call)}\n`
  const file = join(folder, String(process.pid))
  if (noted.has(file + line)) return
  noted.add(file + line)
  appendFileSync(file, line)
}

/** Declared calls of which no answer was compared, by the notes of the processes. */
export function neverCompared(notes: readonly string[]): string[] {
  const lines = new Set(notes.join('').split('\n'))
  const declared = [...lines].flatMap((line) => (line.startsWith('declared ') ? [line.slice('declared '.length)] : []))
  return declared.filter((call) => !lines.has(`compared ${call}`)).toSorted()
}
