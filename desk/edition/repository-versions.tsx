import type { SheetView } from '#server/http/desk/edition/sheet-view.ts'
import { PostForm } from '../ui/post-form.tsx'
import { fieldAddress, home, nameOf, names } from './wire.ts'

/** Lists texts that a release of the site changed after they were published; a person chooses one version of each. */
export function RepositoryVersions({
  versions,
  page,
}: {
  versions: SheetView['versions']
  page: string
}) {
  const [first] = versions
  if (!first) return null
  return (
    <div className="repository-versions">
      <div className="message alert">
        <p>
          <b>
            {versions.length === 1
              ? `Ce texte a aussi été changé dans le code du site${first.changed}.`
              : `${versions.length} textes ont aussi été changés dans le code du site.`}
          </b>{' '}
          Choisissez{'\u00a0'}; d’ici là, les visiteurs voient celui de l’édition.
        </p>
      </div>
      {versions.map(({ key, seen, after, href, field, published, repository, changed }) => (
        <PostForm key={key} action={fieldAddress(home, key)}>
          <h2>
            <a href={href}>
              <bdi>{field}</bdi>
            </a>
          </h2>
          <input type="hidden" name={nameOf('seen', key)} value={seen} />
          <input type="hidden" name={names.after} value={after} />
          <input type="hidden" name={names.back} value={page} />
          <div className="versions">
            <Version title={`Celui du code${changed}`} text={repository}>
              <button
                type="submit"
                formAction={fieldAddress(home, key, 'versions/code')}
                className="button"
              >
                Prendre celui du code
              </button>
            </Version>
            <Version title="Celui de l’édition, en ligne" text={published}>
              <button
                type="submit"
                formAction={fieldAddress(home, key, 'versions/edition')}
                className="button"
              >
                Garder celui de l’édition
              </button>
            </Version>
          </div>
        </PostForm>
      ))}
    </div>
  )
}

function Version({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: React.ReactNode
}) {
  return (
    <div className="card">
      <h3>{title}</h3>
      <p className="words">
        <bdi>{text}</bdi>
      </p>
      {children}
    </div>
  )
}
