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
    // A file dropped beside a field for files would open in place of what is being typed.
    for (const name of ['dragover', 'drop'] as const) document.addEventListener(name, keepPage)
  }, [])
  return (
    <CrashBoundary>
      <DeskPage {...drawing} />
    </CrashBoundary>
  )
}

function keepPage(event: DragEvent) {
  const isField = event.target instanceof HTMLInputElement && event.target.type === 'file'
  if (event.dataTransfer?.types.includes('Files') && !isField) event.preventDefault()
}

const root = document.getElementById('bureau')
const data = document.getElementById('vue')
if (root && data) hydrateRoot(root, <Desk drawing={JSON.parse(data.textContent)} />)
