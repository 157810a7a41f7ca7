import { Outlet } from 'react-router'

/** Header, page, footer. */
export default function SiteLayout() {
  return (
    <main id="contenu">
      <Outlet />
    </main>
  )
}
