import { hydrateRoot } from 'react-dom/client'
import './bureau.css'
import { DeskPage } from './page.tsx'
import type { Drawing } from './views.ts'

const root = document.getElementById('bureau')
const data = document.getElementById('vue')
if (root && data) hydrateRoot(root, <DeskPage {...(JSON.parse(data.textContent) as Drawing)} />)
