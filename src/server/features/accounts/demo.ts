import { DEMO_USERS } from '../../seed/demoUsers.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'
import type { DemoStep } from '../../seed/seedSteps.ts'
import { demoFirm } from '../firms/firmSeed.ts'

const userSeed = (passwordHash: string) =>
  DEMO_USERS.map(
    ({ roles, ...user }, position): SeedDraft<'users'> => ({
      ...user,
      id: seedId(0, position),
      roles: [...roles],
      password: passwordHash,
      active: true,
      firm: demoFirm(position),
    }),
  )

export const demo: readonly DemoStep[] = [
  { adds: ['users'], needs: ['firms'], batches: ({ passwordHash }) => [{ entity: 'users', records: userSeed(passwordHash) }] },
]
