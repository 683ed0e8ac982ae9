import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'

/** Sends scheduled reports ahead of their time. */
export const scheduleCalls = {
  send: declareCall({
    ...actionOn('reportSchedules', 'send', 'edit'),
    summary: 'Mail a scheduled report within the next minute',
    description: 'Also one that is switched off; its schedule stays as it is.',
  }),
}
