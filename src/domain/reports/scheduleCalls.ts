import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'

/** Sends what is scheduled ahead of its time. */
export const scheduleCalls = {
  send: declareCall({
    ...actionOn('reportSchedules', 'send', 'edit'),
    summary: 'Mail the scheduled report or list within the next minute',
    description: 'Also one that is switched off; its schedule stays as it is.',
  }),
}
