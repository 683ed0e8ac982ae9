import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
  Radio,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { FieldValue } from '../../fields/fieldValue.view.tsx'
import { useFieldLabel } from '../../fields/labels.view.tsx'
import { recordText } from '../../fields/recordText.view.ts'
import type { ResolvedField } from '../../model/resolvedEntity.ts'
import type { OpenConflict } from '../../providers/data/conflicts.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../providers/i18n/useLabelled.ts'
import { VISUALLY_HIDDEN } from '../../ui/visuallyHidden.ts'
import { useAdmin } from '../adminContext.tsx'

type Side = 'mine' | 'theirs'

const SIDES: readonly Side[] = ['mine', 'theirs']

interface FieldProps {
  readonly conflict: OpenConflict
  readonly field: ResolvedField
  readonly side: Side
  readonly onChoose: (side: Side) => void
}

const FieldChoice = ({ conflict, field, side, onChoose }: FieldProps) => {
  const translate = useTranslate()
  const labelled = useLabelled()
  const label = useFieldLabel()(conflict.resource, field)
  const value = (of: 'mine' | 'theirs' | 'base') => (
    <FieldValue full entity={conflict.resource} field={field} value={conflict[of][field.name]} record={conflict[of]} />
  )
  return (
    <Box role="radiogroup" aria-label={label}>
      <Typography variant="subtitle2">{label}</Typography>
      <Typography variant="caption" color="text.secondary" component="div" sx={{ mb: 0.5 }}>
        {labelled(translate('app.conflict.base'))}
        {value('base')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {SIDES.map((one) => (
          <Paper
            key={one}
            component="label"
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              p: 1,
              cursor: 'pointer',
              borderColor: side === one ? 'primary.main' : undefined,
              minWidth: 0,
            }}
          >
            <Radio size="small" name={`conflict-${field.name}`} checked={side === one} onChange={() => onChoose(one)} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="caption" color="text.secondary" component="div">
                {translate(`app.conflict.${one}`)}
              </Typography>
              {value(one)}
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  )
}

/** Chooses for all fields at once, and says so, as the focus stays on the button. */
const AllFields = ({ onChoose }: Pick<FieldProps, 'onChoose'>) => {
  const translate = useTranslate()
  const lists = useAreaTexts('list')
  const [chosen, setChosen] = useState<Side>()
  const choose = (side: Side) => {
    setChosen(side)
    onChoose(side)
  }
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 2.5, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" onClick={() => choose('mine')}>
        {translate('app.conflict.allMine')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => choose('theirs')}>
        {translate('app.conflict.allTheirs')}
      </Button>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {chosen && lists(`list.conflict.chosen.${chosen}`)}
      </Box>
    </Stack>
  )
}

/** For each conflicting field the user chooses between their value, the other user's, and the original one. */
const ConflictDialog = ({ conflict }: { readonly conflict: OpenConflict }) => {
  const translate = useTranslate()
  const lists = useAreaTexts('list')
  const { model, openEdits } = useAdmin()
  const inForm = openEdits.has(`${conflict.resource}/${conflict.id}`)
  const entity = model.entities[conflict.resource]
  const fields = conflict.fields.flatMap((name) => entity?.fieldsByName[name] ?? [])
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (name: string): Side => sides[name] ?? 'mine'
  const save = () => conflict.answer(Object.fromEntries(fields.map(({ name }) => [name, conflict[sideOf(name)][name] ?? null])))
  return (
    <ResourceContextProvider value={conflict.resource}>
      <Dialog open fullWidth maxWidth="md" onClose={() => conflict.answer(undefined)} aria-labelledby="conflict-title">
        <DialogTitle id="conflict-title">{translate('app.conflict.title')}</DialogTitle>
        <DialogContent>
          {conflict.again && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {translate('app.conflict.again')}
            </Alert>
          )}
          <DialogContentText sx={{ mb: 2 }}>
            {entity && <strong>{recordText(entity, conflict.theirs)}. </strong>}
            {translate('app.conflict.text')}
          </DialogContentText>
          <AllFields onChoose={(side) => setSides(Object.fromEntries(fields.map(({ name }) => [name, side])))} />
          <Stack sx={{ gap: 2 }}>
            {fields.map((field) => (
              <FieldChoice
                key={field.name}
                conflict={conflict}
                field={field}
                side={sideOf(field.name)}
                onChoose={(side) => setSides({ ...sides, [field.name]: side })}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => conflict.answer(undefined)}>{inForm ? translate('app.conflict.cancel') : lists('list.dontSave')}</Button>
          <Button variant="contained" onClick={save}>
            {translate('app.conflict.save')}
          </Button>
        </DialogActions>
      </Dialog>
    </ResourceContextProvider>
  )
}

export default ConflictDialog
