import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Link, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { LinkBase } from 'react-admin'
import { roomPath } from '../../auctions/paths.ts'
import type { Counted } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

type Kind = keyof Counted

const LIST = { m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto', '& > li': { py: 0.5 } } as const

const placeOf = (kind: Kind, id: string): string => (kind === 'cars' ? `/cars/${encodeURIComponent(id)}/show` : roomPath(id))

const Part = ({ kind, records }: { readonly kind: Kind; readonly records: Counted[Kind] }) => {
  const { t } = usePlanTexts()
  const label = t(`plans.usage.list.${kind}`)
  if (records.length === 0) return null
  return (
    <>
      {kind !== 'cars' && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {label}
        </Typography>
      )}
      <Box component="ul" aria-label={label} tabIndex={0} sx={LIST}>
        {records.map(({ id, name }) => (
          <li key={id}>
            <Link component={LinkBase} to={placeOf(kind, id)} variant="body2" color="inherit" underline="hover">
              <bdi>{name || '–'}</bdi>
            </Link>
          </li>
        ))}
      </Box>
    </>
  )
}

interface Props {
  /** Kinds of records that count against one limit. */
  readonly kinds: readonly Kind[]
  readonly total: number
  readonly counted: Counted | undefined
  readonly onOpen: () => void
}

/** A button that opens the list of records that count against a limit. */
export const CountedRecords = ({ kinds, total, counted, onOpen }: Props) => {
  const { t, count } = usePlanTexts()
  const [open, setOpen] = useState(false)
  const id = useId()
  if (total === 0) return null
  const toggle = () => {
    if (!open) onOpen()
    setOpen(!open)
  }
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        onClick={toggle}
      >
        {t('plans.usage.counts', { count: count(total) })}
      </Button>
      <div id={id}>{open && counted && kinds.map((kind) => <Part key={kind} kind={kind} records={counted[kind]} />)}</div>
    </Box>
  )
}
