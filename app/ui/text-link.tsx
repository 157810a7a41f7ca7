import { Link, type LinkProps } from './link.tsx'

export function TextLink(props: LinkProps) {
  return <Link {...props} className="text-link" />
}
