import './Splash.css'
import { Logo } from './icons.tsx'

/** Shown while the application or the first texts are loading. */
export const Splash = () => (
  <div className="session-splash" aria-busy="true">
    <Logo size={56} />
  </div>
)
