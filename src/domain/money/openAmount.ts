import { hundredths } from './hundredths.ts'

/** What is still to be settled of a document, in hundredths. */
export const openAmount = ({
  netTotal,
  settledAmount,
}: {
  readonly netTotal: string | null
  readonly settledAmount: string | null
}): bigint => hundredths(netTotal) - hundredths(settledAmount)
