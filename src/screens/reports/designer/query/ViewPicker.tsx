import { Box, Button } from '@mui/material'
import { useAdmin } from '../../../../admin/adminContext.tsx'
import { Icon } from '../../../../admin/Icon.tsx'
import { useAreaTexts } from '../../../../providers/i18n/areaTexts.ts'
import { type ReadView, useViewTexts } from '../../views/useViewTexts.ts'
import { Find } from './QueryParts.tsx'

interface Props {
  readonly views: readonly ReadView[]
  readonly value: string
  readonly onChange: (view: string) => void
}

/** The most common subjects: records with a date and an amount. */
const MAX = 8

const isSuggested = ({ rows, columns }: ReadView): boolean =>
  rows === undefined && columns.some(({ type }) => type === 'date') && columns.some(({ type }) => type === 'decimal')

/** Choice of the view: buttons for common ones, and all views by name. */
export const ViewPicker = ({ views, value, onChange }: Props) => {
  const t = useAreaTexts('parts')
  const own = useAreaTexts('reports')
  const texts = useViewTexts()
  const { entities } = useAdmin().model
  const choices = views
    .map((view) => ({ value: view.name, label: texts.view(view) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const order = (view: ReadView): number => entities[view.entity]?.menuOrder ?? 0
  const suggested = views
    .filter(isSuggested)
    .toSorted((one, other) => order(one) - order(other))
    .slice(0, MAX)
  return (
    <>
      {value === '' && suggested.length > 0 && (
        <Box role="group" aria-label={own('reports.query.about')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {suggested.map((view) => (
            <Button
              key={view.name}
              type="button"
              variant="outlined"
              color="inherit"
              startIcon={<Icon name={entities[view.entity]?.icon ?? 'TableRows'} size="small" />}
              onClick={() => onChange(view.name)}
            >
              {texts.view(view)}
            </Button>
          ))}
        </Box>
      )}
      <Find
        label={value === '' ? own('reports.query.allViews') : t('parts.query.fields.view')}
        value={value}
        choices={choices}
        onChange={onChange}
      />
    </>
  )
}
