import { createContext } from 'react'

/** For which filter and selection the user has chosen all matching records, and how they are chosen. */
export type ChosenAll = readonly [chosen: string | undefined, choose: (filterAndIds: string) => void]

/** Around a list whose keys choose all matching records. */
export const ChosenAllContext = createContext<ChosenAll | undefined>(undefined)
