import type { FieldSchema } from '../entitySchema.ts'
import type { Finding } from './checkShape.ts'
import { when } from './findings.ts'

type Keyword = keyof FieldSchema

/** Keywords that require one of several others beside them. */
const NEEDS: readonly (readonly [Keyword, readonly Keyword[]])[] = [
  ['if', ['then', 'else']],
  ['then', ['if']],
  ['else', ['if']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
  ['formatMinimum', ['format']],
  ['formatMaximum', ['format']],
  ['formatExclusiveMinimum', ['format']],
  ['formatExclusiveMaximum', ['format']],
]

const quoted = (keywords: readonly string[]): string => keywords.map((keyword) => `'${keyword}'`).join(' or ')

/** Findings for keywords without effect at their place, which would mislead readers. */
export const pairFindings = (schema: FieldSchema, pointer: string): Finding[] => [
  ...NEEDS.flatMap(([keyword, others]) =>
    when(
      schema[keyword] !== undefined && others.every((other) => schema[other] === undefined),
      `${pointer}/${keyword}`,
      `'${keyword}' has no effect without ${quoted(others)}`,
      `add ${quoted(others)}, or remove it`,
    ),
  ),
  ...when(
    schema.contains !== undefined && schema.minContains === 0 && schema.maxContains === undefined,
    `${pointer}/minContains`,
    "'contains' has no effect where none need to match",
    "remove both, or add 'maxContains'",
  ),
]
