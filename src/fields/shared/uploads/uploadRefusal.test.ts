import { expect, test } from 'vitest'
import type { ResolvedField } from '../../../model/resolvedEntity.ts'
import { acceptedTypes, uploadRefusal } from './uploadRefusal.ts'

const field = (schema: object) => ({ schema }) as ResolvedField
const refusal = (type: string, size: number, schema: object, kind: 'image' | 'file' = 'file') => {
  const refused = uploadRefusal({ type, size }, field(schema), acceptedTypes(field(schema), kind), 'en')
  return refused && JSON.parse(refused.replace(/^@@react-admin@@/, ''))
}

test('a file of a wrong type is refused with the names of those that are taken', () => {
  expect(refusal('text/plain', 1, { accept: ['application/pdf', 'image/jpeg'] })).toEqual({
    message: 'errors.fileType',
    args: { value: 'PDF, JPEG' },
  })
  expect(refusal('text/plain', 1, {}, 'image')?.args.value).toContain('JPEG')
  expect(refusal('image/avif', 1, {}, 'image')).toBeUndefined()
})

test.each([
  ['application/pdf', ['application/pdf'], undefined],
  ['application/pdfx', ['application/pdf'], 'PDF'],
  ['image/png', ['application/pdf', 'image/*'], undefined],
  ['images/png', ['image/*'], 'JPEG, PNG, GIF, WEBP'],
  ['video/mp4', ['image/*', 'application/pdf'], 'JPEG, PNG, GIF, WEBP, PDF'],
  ['', ['application/pdf'], undefined],
  ['text/plain', [], undefined],
])('%j where %j is taken: refused with %j', (type, accept, names) => expect(refusal(type, 1, { accept })?.args.value).toBe(names))

test('a picture is any image where the field names no types of its own, another file anything', () => {
  expect(refusal('text/plain', 1, {}, 'image')).toEqual({ message: 'errors.fileType', args: { value: 'JPEG, PNG, GIF, WEBP' } })
  expect(refusal('image/gif', 1, { accept: ['image/png'] }, 'image')?.args.value).toBe('PNG')
  expect(refusal('text/plain', 1, {})).toBeUndefined()
})

test('a file that is too large is refused with the limit as people write it', () => {
  expect(refusal('application/pdf', 20_000_001, { maxBytes: 20_000_000 })).toEqual({ message: 'errors.fileSize', args: { limit: '20 MB' } })
  expect(refusal('application/pdf', 20_000_000, { maxBytes: 20_000_000 })).toBeUndefined()
})
