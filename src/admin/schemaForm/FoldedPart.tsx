import Add from '@mui/icons-material/Add'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Button, Typography } from '@mui/material'
import type { ErrorSchema, FieldProps } from '@rjsf/utils'
import { useContext, useState } from 'react'
import { isMembers } from '../../model/evaluate/kinds.ts'
import { seedOf } from '../../model/evaluate/seed.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { FormDocument } from './formDocument.ts'
import { partsOf } from './parts.ts'
import { RenderedPart } from './RenderedPart.tsx'
import type { ValueView } from './valueView.ts'

/** The summary of a folded part: its first text. */
const summaryOf = (value: unknown): string => {
  if (!isMembers(value)) return ''
  return Object.values(value).find((inner): inner is string => typeof inner === 'string') ?? ''
}

/** Number of errors in the part, at all depths. */
const errorsIn = ({ __errors: own = [], ...parts }: ErrorSchema = {}): number =>
  Object.values(parts).reduce<number>((sum, part) => sum + errorsIn(part), own.length)

const FOLD = {
  backgroundColor: 'transparent',
  border: '1px solid var(--line)',
  borderRadius: '12px',
  '&::before': { display: 'none' },
} as const

/** A part that holds parts of its own kind: a tree that renders its branches when the user opens them. */
export const FoldedPart = (props: FieldProps & { readonly view: ValueView }) => {
  const { view, formData, disabled, readonly, fieldPathId, onChange } = props
  const texts = useAreaTexts('record')
  const { document } = useContext(FormDocument)
  const wrong = errorsIn(props.errorSchema)
  const [open, setOpen] = useState(wrong > 0)
  const [known, setKnown] = useState(wrong)
  if (wrong !== known) {
    setKnown(wrong)
    if (wrong > known) setOpen(true)
  }
  const label = String(view.schema.title ?? props.name ?? texts('record.part'))
  if (formData === undefined || formData === null) {
    const add = () => {
      setOpen(true)
      onChange(
        seedOf(partsOf(props.schema) ?? [], { document }) ?? (view.schema.type === 'array' ? [] : {}),
        fieldPathId.path,
        undefined,
        fieldPathId.$id,
      )
    }
    return (
      <Button size="small" variant="outlined" startIcon={<Add />} disabled={Boolean(disabled || readonly)} onClick={add}>
        {texts('record.addPart', { label })}
      </Button>
    )
  }
  return (
    <Accordion
      disableGutters
      elevation={0}
      expanded={open}
      onChange={(_, next) => setOpen(next)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={FOLD}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="subtitle2">
          {[label, summaryOf(formData)].filter((text) => text !== '').join(': ')}
          <ErrorCount count={wrong} label={texts('record.problems', { smart_count: wrong })} />
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{open && <RenderedPart {...props} />}</AccordionDetails>
    </Accordion>
  )
}
