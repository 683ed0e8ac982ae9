import { createRoot } from 'react-dom/client'
import './appearance/page/fonts.css'
import './appearance/page/motion.css'
import './appearance/page/page.css'
import { followAppearance } from './appearance/theme/applyAppearance.ts'
import { Entry } from './screens/session/Entry.tsx'

const loadApp = () => import('./App.tsx')
const reload = () => location.reload()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

/** The page's only text until its texts are loaded, also if loading them fails. */
const unreachable = [...root.childNodes]
const onUncaughtError = (error: unknown) => {
  console.error(error)
  root.replaceChildren(...unreachable)
}

followAppearance()
root.replaceChildren()
createRoot(root, { onUncaughtError }).render(<Entry loadApp={loadApp} reload={reload} />)
