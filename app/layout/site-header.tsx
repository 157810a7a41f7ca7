import { Link, useLocation } from 'react-router'
import { type MenuLink, mainMenu, pricesNote, quoteLink } from '#content/company/navigation.ts'
import { layout } from '#content/layout.ts'
import { logo } from '../drawn/inline.ts'
import { useInlineDrawing } from '../ui/art.tsx'
import { SocialLinks } from '../ui/social-links.tsx'
import { useCurrency } from '../ui/use-currency.ts'
import { useMenu } from './use-menu.ts'

/**
 * Logo, menu, quote link (Spec: S-7). The menu is written once: a popover that
 * slides in on phones, set back in the bar by the style sheet on desks. It opens, closes and
 * unfolds without a script; use-menu.ts adds Escape, clicks outside and route changes.
 */
export function SiteHeader() {
  const { pathname } = useLocation()
  const drawing = useInlineDrawing(logo)
  const menu = useMenu()
  const currency = useCurrency()
  const link = ({ title, url, prices }: MenuLink) => (
    <Link
      to={url}
      data-note={prices && pricesNote(prices, currency)}
      aria-current={mark(url, pathname)}
    >
      {title}
    </Link>
  )
  return (
    <header className="site-header">
      <Link className="logo" to="/" aria-label={layout.home} {...drawing} />
      <nav className="site-nav" id="menu" popover="auto" aria-label={layout.mainMenu} ref={menu}>
        <button
          className="close-button"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={layout.closeMenu}
        />
        <ul>
          {mainMenu.map((item) => (
            <li key={item.title}>
              {'url' in item ? (
                link(item)
              ) : (
                <details name="submenu">
                  <summary
                    aria-current={
                      item.submenu.some(({ url }) => mark(url, pathname)) ? 'true' : undefined
                    }
                  >
                    {item.title}
                  </summary>
                  <ul>
                    {item.submenu.map((entry) => (
                      <li key={entry.url}>{link(entry)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <SocialLinks />
      </nav>
      <Link className="quote-cell" to={quoteLink.url}>
        {quoteLink.title}
      </Link>
      <button
        className="menu-button"
        type="button"
        popoverTarget="menu"
        aria-label={layout.openMenu}
      />
    </header>
  )
}

/** The page itself, or the section that holds it. */
function mark(url: string, pathname: string) {
  if (url === pathname) return 'page'
  return url !== '/' && pathname.startsWith(`${url}/`) ? 'true' : undefined
}
