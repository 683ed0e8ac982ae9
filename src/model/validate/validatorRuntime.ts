import * as equalModule from 'ajv/dist/runtime/equal.js'
import * as lengthModule from 'ajv/dist/runtime/ucs2length.js'
import { isMultipleOf } from '../values/multipleOf.ts'
import { firstDuplicate } from './uniqueItems.ts'

/** Default export of a CommonJS module: bundlers and Node nest it at different depths. */
const unwrapped = (module: unknown): unknown => {
  let inner: unknown = module
  while (inner !== null && typeof inner === 'object' && 'default' in inner) inner = inner.default
  return inner
}

/** What ajv's standalone code asks for, by `require` or as our keywords name it, as imports that a page under a strict Content-Security-Policy can load. */
export const runtime = {
  equal: unwrapped(equalModule) as (a: unknown, b: unknown) => boolean,
  ucs2length: unwrapped(lengthModule) as (text: string) => number,
  firstDuplicate,
  isMultipleOf,
}
