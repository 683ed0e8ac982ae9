import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

/** Sections without frames, separated by lines. */
const FOLD = {
  '&::before': { display: 'none' },
  borderTop: '1px solid var(--line)',
  boxShadow: 'none',
  backgroundColor: 'transparent',
  '& .MuiAccordionSummary-root, & .MuiAccordionDetails-root': { px: 0 },
} as const

interface Props {
  readonly heading: ReactNode
  readonly initiallyOpen: boolean
  readonly children: ReactNode
}

/** A section of a panel that folds. */
export const Fold = ({ heading, initiallyOpen, children }: Props) => {
  const id = useId()
  return (
    <Accordion disableGutters defaultExpanded={initiallyOpen} slotProps={{ transition: { unmountOnExit: true } }} sx={FOLD}>
      <AccordionSummary id={id} aria-controls={`${id}-content`} expandIcon={<ExpandMore />}>
        <Typography variant="subtitle2" component="h3">
          {heading}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}
