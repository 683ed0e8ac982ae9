import '../../../ui/plainControls.css'
import { Box, Skeleton } from '@mui/material'
import type { MouseEvent } from 'react'
import { LinkBase, useCreatePath, useReference, useTranslate } from 'react-admin'
import type { Json } from '../../../model/entitySchema.ts'
import { nameParts } from '../../../model/records/recordLabel.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { BidiEllipsis } from '../../../ui/bidi/BidiEllipsis.tsx'
import { recordText } from '../../recordText.view.ts'
import { useViews } from '../../viewContext.view.tsx'
import { useOtherTenant } from './otherTenant.view.ts'
import { toneColor } from './toneChip.view.tsx'

interface Props {
  readonly entity: ResolvedEntity
  readonly id: string
  /** No link. */
  readonly plain: boolean
  /** Shows the name only, with the code in a tooltip. */
  readonly narrow?: boolean | undefined
  /** Shows the tenant behind the name instead of in the tooltip only; that of the house's shared records goes without saying. */
  readonly apart?: boolean | undefined
  /** The record that refers to it. */
  readonly record?: Readonly<Record<string, Json>> | undefined
  /** Shown if the user can't see the record. */
  readonly fallback?: Fallback | undefined
}

/** Text and link in place of an invisible record. */
export interface Fallback {
  readonly text: string
  readonly page?: string | undefined
  /** Whether the text should be that of a record and is not. */
  readonly wrong?: true
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

interface OfTenantProps extends NamedProps {
  /** Id of the tenant, which the tooltip adds. */
  readonly tenant: string
  readonly tenants: ResolvedEntity
  readonly shown: boolean
}

const OfTenant = ({ tenant, tenants, shown, ...named }: OfTenantProps) => {
  const { referenceRecord } = useReference({ reference: tenants.id, id: tenant, options: { retry: false, staleTime: FRESH_MS } })
  const { title = named.text } = named
  const name = referenceRecord && recordText(tenants, referenceRecord)
  const value = <Named {...named} title={name === undefined ? title : `${title} – ${name}`} />
  if (!shown || name === undefined) return value
  return (
    <span>
      {value}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {' · '}
        <bdi>{name}</bdi>
      </Box>
    </span>
  )
}

const Instead = ({ text, page, wrong, plain }: Fallback & { readonly plain: boolean }) => {
  const named = <Named text={text} to={plain ? undefined : page} />
  return wrong ? <span style={{ color: `var(--mui-palette-${toneColor('danger')}-main)` }}>{named}</span> : named
}

/** A text instead of the id of an unknown record. */
const Unknown = () => <span>{useTranslate()('app.list.unknownRecord')}</span>

const Loaded = ({ entity, id, plain, apart = false, narrow, record, fallback }: Props) => {
  const path = useCreatePath()
  const { tenancy, entities } = useViews().model
  const tenantOf = useOtherTenant(entity, tenancy && record?.[tenancy.property])
  const { referenceRecord, isPending } = useReference({ reference: entity.id, id, options: { retry: false, staleTime: FRESH_MS } })
  if (isPending) return <Skeleton component="span" sx={{ display: 'inline-block', minWidth: 80 }} />
  if (!referenceRecord && fallback) return <Instead {...fallback} plain={plain} />
  if (!referenceRecord) return <Unknown />
  const to = plain ? undefined : path({ resource: entity.id, type: 'show', id })
  const label = recordText(entity, referenceRecord)
  const named = narrow
    ? { text: recordText({ ...entity, recordLabel: nameParts(entity) }, referenceRecord), title: label, to }
    : { text: label, to }
  const tenant = tenantOf(referenceRecord)
  const tenants = entities[tenancy?.entity ?? '']
  if (tenant === undefined || !tenants) return <Named {...named} />
  const shown = apart && !(entity.tenant?.kind === 'shared' && tenant === entity.tenant.house)
  return <OfTenant {...named} {...{ tenant, tenants, shown }} />
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
  return of.fallback ? <Instead {...of.fallback} plain={plain} /> : <Unknown />
}
