import { Box } from '@mui/material'
import { keptFocus } from '../../../../ui/keptFocus.ts'
import { useEntity } from '../../../adminContext.tsx'
import { ConditionGroupEditor } from './ConditionGroupEditor.tsx'
import { useCombinedTree } from './useCombinedTree.ts'

/** Conditions in groups, over fields, child rows and referenced records. Complete ones apply while the user edits; the address stores them. */
const FilterBuilder = () => {
  const entity = useEntity()
  const { tree, change } = useCombinedTree()
  return (
    <Box ref={keptFocus} sx={{ pb: 1 }}>
      <ConditionGroupEditor place={{ entity }} group={tree} onChange={change} depth={0} />
    </Box>
  )
}

export default FilterBuilder
