import { AppearanceTools } from '../settings/AppearanceTools.tsx'
import { FirmSwitch } from './FirmSwitch.tsx'

/** The hub's own buttons at the end of the bar. */
export const BarTools = () => (
  <>
    <FirmSwitch />
    <AppearanceTools />
  </>
)
