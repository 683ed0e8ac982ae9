import Close from '@mui/icons-material/Close'
import { Chip } from '@mui/material'
import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import { useEntity } from '../../../adminContext.tsx'
import { combinedOf, withCombined } from '../filterEntries.ts'
import { ConditionText } from './ConditionText.tsx'
import { filterOf, treeOf, withPart } from './conditionTree.ts'

/** The active combined conditions: a chip for each that all records meet, or one for the whole group. */
export const CombinedChips = ({ sx }: { readonly sx: object }) => {
  const entity = useEntity()
  const { filterValues, setFilters } = useListContext()
  const conditions = JSON.stringify(combinedOf(filterValues))
  // biome-ignore lint/correctness/useExhaustiveDependencies: by value, because the object changes with each rendering
  const tree = useMemo(() => treeOf(combinedOf(filterValues)), [conditions])
  const parts = tree.join === 'all' ? tree.parts : [tree]
  return parts.map((part) => (
    <Chip
      key={part.key}
      size="small"
      variant="outlined"
      deleteIcon={<Close />}
      sx={sx}
      label={<ConditionText place={{ entity }} part={part} />}
      onDelete={() => setFilters(withCombined(filterValues, (part !== tree && filterOf(withPart(tree, part.key, undefined))) || {}))}
    />
  ))
}
