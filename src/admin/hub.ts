import { useDataProvider } from 'react-admin'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'

/** The data provider with its calls beyond react-admin's. */
export const useHub = (): HubDataProvider => useDataProvider<HubDataProvider>()
