import Cancel from '@mui/icons-material/Cancel'
import CheckCircle from '@mui/icons-material/CheckCircle'
import { Card, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AnswerOf } from '../../model/calls/callContract.ts'
import type { systemCalls } from '../../model/calls/hubCalls.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'

type Explanation = AnswerOf<typeof systemCalls.why>
type Reason = Explanation['reasons'][number]

/** The decision, and every rule that was checked for it. */
export const Verdicts = ({ explanation: { allowed, decides, reasons } }: { readonly explanation: Explanation }) => {
  const texts = useAreaTexts('access')
  const translate = useTranslate()
  const roleName = (role: string | undefined) => (role === undefined ? '' : translate(`resources.users.options.roles.${role}`, { _: role }))
  const explain = ({ rule, role, code }: Reason) =>
    code === undefined ? texts(`access.why.rules.${rule}`, { role: roleName(role) }) : translate(`errors.${code}`)
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
              primary={explain(reason)}
              slotProps={{ primary: { sx: { fontWeight: reason.rule === decides.rule ? 600 : 400 } } }}
            />
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
