import type { Feature } from '../../feature.ts'
import { numberingSeed } from './numberingSeed.ts'
import { rules as numberingTemplates } from './numberingTemplates.rules.ts'

/** Numbers of slips (`PRODUCT.md E13`). */
export const feature: Feature = {
  rules: () => ({ numberingTemplates }),
  reference: [
    { adds: ['numberingTemplates'], needs: ['firms'], batches: () => [{ entity: 'numberingTemplates', records: numberingSeed() }] },
  ],
}
