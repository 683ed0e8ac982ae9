import Cancel from '@mui/icons-material/Cancel'
import CheckCircle from '@mui/icons-material/CheckCircle'
import { Card, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { systemCalls } from '../../model/calls/hubCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useReason } from './useReason.ts'

type Explanation = AnswerOf<typeof systemCalls.why>

/** The decision, and every rule that was checked for it. */
export const DecisionReasons = ({ explanation: { allowed, decides, reasons } }: { readonly explanation: Explanation }) => {
  const texts = useAreaTexts('access')
  const reasonText = useReason()
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2" sx={{ color: allowed ? 'success.main' : 'error.main' }}>
        {texts(allowed ? 'access.why.yes' : 'access.why.no')}
      </Typography>
      <List disablePadding sx={{ mt: 1 }}>
        {reasons.map((reason) => (
          <ListItem key={reason.rule} disableGutters alignItems="flex-start">
            <ListItemIcon sx={{ minWidth: 36, mt: 0.75 }}>
              {reason.allowed ? <CheckCircle color="success" fontSize="small" /> : <Cancel color="error" fontSize="small" />}
            </ListItemIcon>
            <ListItemText
              primary={reasonText(reason)}
              slotProps={{ primary: { sx: { fontWeight: reason.rule === decides.rule ? 600 : 400 } } }}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
