import { Component, type ComponentType, createContext, type ReactNode, use } from 'react'
import {
  createPath,
  type Location,
  Meta,
  type MetaDescriptor,
  type NavigationType,
  type Navigator,
  type RouteObject,
  Router,
  useLocation,
  useRoutes,
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

export interface ShownPage {
  /** From the document inwards to the page itself. */
  modules: readonly RouteModule[]
  location: Location
  navigationType: NavigationType
}

/** How addresses are written in links, in the document as served and in the browser. */
export const createHref: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : createPath(to)

const PageContext = createContext<readonly RouteModule[]>([])

/**
 * A page inside its layouts, by the part of React Router that draws and links. Server and browser
 * share it, so that both draw the same. The part that loads data, revalidates it and posts forms
 * weighs 25 kB in the browser, and no page has such data (docs/decisions).
 */
export function SitePage({
  modules,
  location,
  navigationType,
  navigator,
}: ShownPage & { navigator: Navigator }) {
  return (
    <Router
      location={location}
      navigationType={navigationType}
      navigator={navigator}
      static={import.meta.env.SSR}
    >
      <PageContext value={modules}>
        <Nested modules={modules} />
      </PageContext>
    </Router>
  )
}

function Nested({ modules }: { modules: readonly RouteModule[] }) {
  return useRoutes(nest(modules))
}

/** Routes that match whatever the address is: which modules it has was decided before. */
function nest([module, ...inner]: readonly RouteModule[]): RouteObject[] {
  if (!module) return []
  const { default: Content, Layout, ErrorBoundary } = module
  const content = ErrorBoundary ? (
    <Boundary instead={<ErrorBoundary />}>
      <Content />
    </Boundary>
  ) : (
    <Content />
  )
  const element = Layout ? <Layout>{content}</Layout> : content
  return inner.length > 0 ? [{ element, children: nest(inner) }] : [{ path: '*', element }]
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
  const page = use(PageContext).at(-1)
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
