import type { Json } from '../../model/entitySchema.ts'
import { useRightNames } from './useRightNames.ts'

/** The label of a right's entity or screen. */
const RightOnName = ({ value }: { readonly value: Json }) => <>{useRightNames().find(({ id }) => id === value)?.name ?? String(value)}</>

export default RightOnName
