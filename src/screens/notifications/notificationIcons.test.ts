import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from '../../../schemas/parts/notificationKinds.ts'
import { NOTIFICATION_ICONS } from './notificationIcons.ts'

test('every kind of notification has an icon, and no other', () => {
  expect(Object.keys(NOTIFICATION_ICONS).sort()).toEqual([...NOTIFICATION_KINDS].sort())
})
