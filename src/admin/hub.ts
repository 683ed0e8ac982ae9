import { useDataProvider } from 'react-admin'
import type { HubDataProvider } from '../providers/data/createDataProvider.ts'

/** The data provider with the calls that react-admin does not know. */
export const useHub = (): HubDataProvider => useDataProvider<HubDataProvider>()
