import type { ScreenFeature } from '../feature.ts'
import { loaded } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: {
    controlOperations: {
      fields: {
        operationName: {
          Cell: loaded(() => import('./OperationName.tsx')),
          Input: loaded(() => import('./OperationInput.tsx')),
        },
      },
    },
    userRights: {
      fields: { entity: { Cell: loaded(() => import('./RightOnName.tsx')), Input: loaded(() => import('./RightOn.tsx')) } },
    },
  },
}
