import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { declareCall } from '../../../src/model/calls/callContract.ts'
import { summaryCall } from '../../../src/model/calls/listCalls.ts'
import { text } from '../../../src/model/calls/schemaParts.ts'
import { NOTES, neverCompared, noteCall } from './answeredCalls.ts'

const calling = { method: 'GET', tag: 'Test', summary: 'Test', right: 'signedIn' } as const

test('a declared call with an answer that no test has compared is named; of a generated one, any entity’s answer counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'))
  vi.stubEnv(NOTES, folder)
  const [seen, unseen] = [
    declareCall({ ...calling, path: '/api/seen/{id}', answer: text }),
    declareCall({ ...calling, path: '/api/unseen', answer: text }),
  ]
  const [ships, boats] = ['ships', 'boats'].map((id) => summaryCall({ id, title: id, plural: id }))
  for (const call of [seen, unseen, declareCall({ ...calling, path: '/api/empty' }), ships, boats]) if (call) noteCall('declared', call)
  for (const call of [seen, boats, seen]) if (call) noteCall('compared', call)
  const notes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  expect(neverCompared(notes)).toEqual(['GET /api/unseen'])
  expect(neverCompared([...notes, 'compared GET /api/unseen\n'])).toEqual([])
})
