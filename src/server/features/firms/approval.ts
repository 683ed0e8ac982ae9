import type { Config, Variable } from '../../start/config.ts'

export const approvalVariables = {
  DEALER_APPROVAL: {
    schema: { enum: ['auto', 'manual'] },
    remedy: 'Use auto to approve firms as they sign up; leave it out for Admins to approve each.',
  },
} as const satisfies Readonly<Record<string, Variable>>

/** Whether firms are approved when they sign up (`PRODUCT.md S7`), or by an Admin. */
export const approvalIn = ({ variables }: Config): 'auto' | 'manual' => (variables.DEALER_APPROVAL === 'auto' ? 'auto' : 'manual')
