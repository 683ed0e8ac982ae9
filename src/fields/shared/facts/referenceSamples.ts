/** Target entity of sample references, and the ids that it must contain, in ascending order. */
export const REFERENCE_SAMPLES = {
  entity: 'sampleTargets',
  ids: ['0192f0c1-2b3c-7d4e-8f50-123456789abc', 'EUR', 'b1', 'şehir; "x"', 'قيمة'],
} as const
