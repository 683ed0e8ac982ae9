import type { Json } from '../../model/entitySchema.ts'
import { useRightNames } from './useRightNames.ts'

/** The entity or screen of a right by its name. */
const RightOnName = ({ value }: { readonly value: Json }) => <>{useRightNames().find(({ id }) => id === value)?.name ?? String(value)}</>

export default RightOnName
