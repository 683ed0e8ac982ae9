import { createRoot } from 'react-dom/client'
import './appearance/page/fonts.css'
import './appearance/page/motion.css'
import './appearance/page/page.css'
import './appearance/page/session.css'
import './appearance/page/toast.css'
import { followAppearance } from './appearance/theme/applyAppearance.ts'
import { Entry } from './screens/session/Entry.tsx'

const loadApp = () => import('./App.tsx')
const reload = () => location.reload()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

followAppearance()
createRoot(root).render(<Entry loadApp={loadApp} reload={reload} />)
