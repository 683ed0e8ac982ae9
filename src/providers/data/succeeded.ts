import type { BatchResult } from '../../model/calls/recordCalls.ts'

export const succeeded = ({ status }: BatchResult): boolean => status < 400
