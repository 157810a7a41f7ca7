import {
  Activity,
  Component,
  type ComponentType,
  createContext,
  Fragment,
  memo,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  ViewTransition,
} from 'react'
import {
  createPath,
  type Location,
  UNSAFE_LocationContext as LocationContext,
  Meta,
  type MetaDescriptor,
  type NavigationType,
  type Navigator,
  Outlet,
  Router,
  useLocation,
} from 'react-router'

/** What app/root.tsx, app/layout.tsx and the modules of app/pages export. */
export interface RouteModule {
  default: ComponentType
  /** The document, around everything. */
  Layout?: ComponentType<{ children: ReactNode }>
  /** What stands in place of a page that broke. */
  ErrorBoundary?: ComponentType
  meta?: (shown: { location: Location }) => MetaDescriptor[]
}

/** A page at its address. */
export interface PlacedPage {
  page: RouteModule
  location: Location
  navigationType: NavigationType
  /** Whether it is drawn before it is shown. */
  isPrepared?: boolean
}

interface DrawnPages {
  shown: PlacedPage
  /** Drawn, and not shown yet. */
  prepared?: PlacedPage | undefined
}

interface SitePageProps extends DrawnPages {
  /** app/root.tsx. */
  root: RouteModule
  /** app/layout.tsx, for the pages that it stands around. */
  layout: RouteModule | undefined
  navigator: Navigator
}

/** How addresses are written in links, in the document as served and in the browser. */
export const createHref: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to)

const PagesContext = createContext<DrawnPages | null>(null)

/**
 * A page inside its layout and the document, by the part of React Router that links. Server and browser
 * share it, so that both draw the same. The part that loads data, revalidates it and posts forms
 * weighs 25 kB in the browser, and no page has such data (docs/decisions).
 */
export function SitePage({ root, layout, shown, prepared, navigator }: SitePageProps) {
  const { location, navigationType, page } = shown
  const { Layout: Document = Fragment, ErrorBoundary: Crash } = root
  const Content = (layout ?? page).default
  return (
    <Router
      location={location}
      navigationType={navigationType}
      navigator={navigator}
      static={import.meta.env.SSR}
    >
      <PagesContext value={{ shown, prepared }}>
        <Document>
          <Boundary instead={Crash && <Crash />}>
            <Content />
          </Boundary>
        </Document>
      </PagesContext>
    </Router>
  )
}

/** Inside the layout: the page that is shown and, unseen, the one that is prepared. */
export function Pages() {
  const pages = use(PagesContext)
  // The development server runs React Router as it comes.
  if (!pages) return <Outlet />
  const { shown, prepared } = pages
  return [shown, ...(prepared ? [prepared] : [])].map((placed) => {
    const { pathname } = placed.location
    // By a link whose picture grows into the next page's, the pages pass into each other.
    const page = (
      <ViewTransition key={pathname} enter="auto" exit="auto" default="none">
        <InPlace {...placed} />
      </ViewTransition>
    )
    if (!placed.isPrepared) return page
    return (
      <Activity key={pathname} mode={placed === shown ? 'visible' : 'hidden'}>
        <Boundary instead={<Reload />}>{page}</Boundary>
      </Activity>
    )
  })
}

/** Once for each address: of a page that was prepared, nothing is drawn again as it is shown. */
const InPlace = memo(function InPlace({ page, location, navigationType }: PlacedPage) {
  const { default: Content } = page
  const place = useMemo(() => ({ location, navigationType }), [location, navigationType])
  return (
    <LocationContext value={place}>
      <Content />
    </LocationContext>
  )
})

/** In place of a page that broke while it was prepared: once it is shown, the browser asks for it. */
function Reload() {
  useEffect(() => location.reload(), [])
  return null
}

interface BoundaryProps {
  instead: ReactNode
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}

/** Replaces React Router's `<Meta>`, which is part of what the browser does without. */
export function PageMeta() {
  const page = use(PagesContext)?.shown.page
  const location = useLocation()
  if (import.meta.env.DEV) return <Meta />
  return page?.meta?.({ location }).map((descriptor) => {
    if ('title' in descriptor && !('tagName' in descriptor)) {
      return <title key="title">{descriptor.title as string}</title>
    }
    const { tagName: Tag = 'meta', ...attributes } = descriptor as { tagName?: 'link' | 'meta' }
    return <Tag key={JSON.stringify(attributes)} {...attributes} />
  })
}
