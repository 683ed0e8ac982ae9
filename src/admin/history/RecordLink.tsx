import { ReferenceValue } from '../../fields/shared/cells/referenceValue.view.tsx'
import { useAdmin } from '../adminContext.tsx'

interface Props {
  /** Id of the record's entity, which may no longer exist. */
  readonly entity: string
  readonly id: string
  /** Shows the name without a link. */
  readonly plain?: boolean
}

/** The name of any record, linked if it can be opened; else its id. */
export const RecordLink = ({ entity, id, plain = false }: Props) =>
  useAdmin().model.entities[entity] ? <ReferenceValue entity={entity} id={id} plain={plain} /> : <bdi>{id}</bdi>
