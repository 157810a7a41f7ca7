import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './bureau.css'
import { CrashBoundary } from './layout/crash.tsx'
import { DeskPage } from './page.tsx'
import { reportTypedEarly } from './typed-early.ts'
import type { Drawing } from './views.ts'

function Desk({ drawing }: { drawing: Drawing }) {
  useEffect(() => {
    reportTypedEarly()
  }, [])
  return (
    <CrashBoundary>
      <DeskPage {...drawing} />
    </CrashBoundary>
  )
}

const root = document.getElementById('bureau')
const data = document.getElementById('vue')
if (root && data) hydrateRoot(root, <Desk drawing={JSON.parse(data.textContent)} />)
