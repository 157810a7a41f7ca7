import { type MenuLink, mainMenu, pricesNote, quoteLink } from '#content/company/navigation.ts'
import { logo } from '../drawn/inline.ts'
import { useContent } from '../render/content.ts'
import { usePlace } from '../render/place.ts'
import { apart } from '../ui/apart.ts'
import { inlineDrawing } from '../ui/art.tsx'
import { fill } from '../ui/fill.ts'
import { InEach } from '../ui/in-each.tsx'
import { Link } from '../ui/link.tsx'
import { SocialLinks } from '../ui/social-links.tsx'

/**
 * One menu for both layouts: a popover on phones, a bar on wide screens. It works without scripts;
 * app/browser/menu.ts adds Escape and outside clicks (Spec: S-7).
 */
export function SiteHeader() {
  const { path } = usePlace()
  const { company, layout, prices: allPrices } = useContent()
  const link = ({ title, url, prices }: MenuLink) => (
    <Link to={url} aria-current={mark(url, path)}>
      {title}
      {prices && (
        <InEach as="small">{(currency) => pricesNote(allPrices, prices, currency)}</InEach>
      )}
    </Link>
  )
  return (
    <header className="site-header">
      <Link className="logo" to="/" aria-label={layout.home} {...inlineDrawing(logo)} />
      <nav className="site-nav" id="menu" popover="auto" aria-label={layout.mainMenu}>
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
                      item.submenu.some(({ url }) => mark(url, path)) ? 'true' : undefined
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
        {apart(
          company.offices.map(({ city, phone }) => (
            <a key={city} href={phone.href}>
              {fill(layout.call, { ville: city })}
            </a>
          )),
        )}{' '}
        <Link to="/apercus">{layout.trial}</Link>
        <SocialLinks />
      </nav>
      <Link className="quote-cell" to={quoteLink.url}>
        {quoteLink.title}
      </Link>{' '}
      <button className="menu-button" type="button" popoverTarget="menu">
        {layout.openMenu}
      </button>
    </header>
  )
}

function mark(url: string, path: string) {
  if (url === path) return 'page'
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined
}
