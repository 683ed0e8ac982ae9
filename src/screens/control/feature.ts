import type { ScreenFeature } from '../feature.ts'
import { lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  entities: {
    controlOperations: {
      fields: {
        operationName: {
          Cell: lazyPart(() => import('./OperationName.tsx')),
          Input: lazyPart(() => import('./OperationInput.tsx')),
        },
      },
    },
    userRights: {
      fields: { entity: { Cell: lazyPart(() => import('./RightOnName.tsx')), Input: lazyPart(() => import('./RightOn.tsx')) } },
    },
  },
}
