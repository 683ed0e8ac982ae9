import { Alert, Box } from '@mui/material'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useSavedView } from './savedViews.ts'
import { useViewActions } from './useViewActions.ts'

/** Says what of the list's view the user does not see; on phones also its name. */
const ViewNotice = ({ id, entity }: { readonly id: string; readonly entity: string }) => {
  const t = useAreaTexts('views')
  const { open } = useViewActions()
  const { data: view, isPending } = useSavedView(id)
  if (isPending) return null
  if (view?.entity !== entity)
    return (
      <Alert severity="warning" sx={{ mx: { xs: 1, sm: 2 }, mb: 1 }} onClose={() => void open({ filter: {} }, undefined)}>
        {t('views.missing')}
      </Alert>
    )
  return (
    <>
      <Box sx={{ display: { sm: 'none' }, px: 2, pb: 1, typography: 'subtitle2' }}>
        <bdi>{view.name}</bdi>
      </Box>
      {view.incomplete && (
        <Alert severity="info" sx={{ mx: { xs: 1, sm: 2 }, mb: 1 }}>
          {t('views.incomplete')}
        </Alert>
      )}
    </>
  )
}

export default ViewNotice
