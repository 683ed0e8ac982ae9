import { useActorName } from '../../admin/history/useActorName.ts'
import type { Json } from '../../model/entitySchema.ts'

/** The name of who did it. */
const ActorName = ({ value }: { readonly value: Json }) => <bdi>{useActorName()(String(value))}</bdi>

export default ActorName
