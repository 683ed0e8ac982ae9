import '../../../ui/plainControls.css'
import { Skeleton } from '@mui/material'
import type { MouseEvent } from 'react'
import { LinkBase, useCreatePath, useReference, useTranslate } from 'react-admin'
import { nameParts } from '../../../model/records/recordLabel.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { BidiEllipsis } from '../../../ui/bidi/BidiEllipsis.tsx'
import { recordText } from '../../recordText.view.ts'
import { useViews } from '../../viewContext.view.tsx'

interface Props {
  readonly entity: ResolvedEntity
  readonly id: string
  /** No link. */
  readonly plain: boolean
  /** Shows the name only, with the code in a tooltip. */
  readonly narrow?: boolean | undefined
  /** Shown if the user can't see the record. */
  readonly fallback?: Fallback | undefined
}

/** Text and link in place of an invisible record. */
export interface Fallback {
  readonly text: string
  readonly page?: string | undefined
}

/** Milliseconds for which a label that came with a page is fresh; live events of the record invalidate it. */
const FRESH_MS = 60_000

interface NamedProps {
  readonly text: string
  readonly title?: string | undefined
  /** Address; undefined: no link. */
  readonly to: string | undefined
}

/** A link inside a clickable row, whose click must not open the row. */
const Named = ({ text, title, to }: NamedProps) =>
  to === undefined ? (
    <span dir="auto" title={title}>
      <BidiEllipsis text={text} />
    </span>
  ) : (
    <LinkBase className="hub-link" to={to} dir="auto" title={title} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <BidiEllipsis text={text} />
    </LinkBase>
  )

/** A text instead of the id of an unknown record. */
const Unknown = () => <span>{useTranslate()('app.list.unknownRecord')}</span>

const Loaded = ({ entity, id, plain, narrow, fallback }: Props) => {
  const path = useCreatePath()
  const { referenceRecord, isPending } = useReference({ reference: entity.id, id, options: { retry: false, staleTime: FRESH_MS } })
  if (isPending) return <Skeleton component="span" sx={{ display: 'inline-block', minWidth: 80 }} />
  if (!referenceRecord && fallback) return <Named text={fallback.text} to={plain ? undefined : fallback.page} />
  if (!referenceRecord) return <Unknown />
  const to = plain ? undefined : path({ resource: entity.id, type: 'show', id })
  const label = recordText(entity, referenceRecord)
  if (!narrow) return <Named text={label} to={to} />
  return <Named text={recordText({ ...entity, recordLabel: nameParts(entity) }, referenceRecord)} title={label} to={to} />
}

/** A referenced record by its label; ids of a page are fetched together. */
export const ReferenceValue = ({
  entity,
  plain = false,
  ...of
}: Omit<Props, 'entity' | 'plain'> & { readonly entity: string; readonly plain?: boolean }) => {
  const { model, may } = useViews()
  const target = model.entities[entity]
  if (target && (may(entity, 'list') || may(entity, 'show'))) return <Loaded {...of} entity={target} plain={plain} />
  return of.fallback ? <Named text={of.fallback.text} to={plain ? undefined : of.fallback.page} /> : <Unknown />
}
