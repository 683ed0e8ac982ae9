import { chosenFirm } from '../firms/chosenFirm.ts'
import { ownFirm, seesAllFirms } from '../firms/ownFirm.ts'

/** Id of the firm whose plan the user sees as their own; undefined for an Admin who views all firms. */
export const planFirm = (): string | undefined => (seesAllFirms() ? undefined : (chosenFirm() ?? ownFirm()))
