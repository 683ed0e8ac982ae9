import type { FieldView } from '../../fields/fieldView.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import type { Room } from './arrange.ts'

/** Types whose values are of one length; others want the room of a name. */
const ROOMS: Readonly<Record<string, Room>> = {
  choice: 'short',
  color: 'short',
  date: 'short',
  dateTime: 'short',
  file: 'full',
  icon: 'short',
  image: 'full',
  time: 'short',
  url: 'long',
  vin: 'full',
}

/** Characters up to which a text is a code, and from which on it is a line of its own. */
const CODE = 32
const LINE = 201

/** How much room a field wants in a form, by its type and, for texts, by how long they may become. */
export const fieldRoom = (
  { schema, type }: ResolvedField,
  { wide, numeric, narrow }: Pick<FieldView, 'wide' | 'numeric' | 'narrow'>,
): Room => {
  if (wide) return 'full'
  if (numeric || narrow) return 'short'
  if (type.name !== 'text' || schema.maxLength === undefined) return ROOMS[type.name] ?? 'medium'
  if (schema.maxLength <= CODE) return 'short'
  return schema.maxLength < LINE ? 'medium' : 'long'
}
