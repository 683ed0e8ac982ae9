import './Splash.css'
import { Logo } from './icons.tsx'

/** While the application or the first texts are fetched. */
export const Splash = () => (
  <div className="session-splash" aria-busy="true">
    <Logo size={56} />
  </div>
)
