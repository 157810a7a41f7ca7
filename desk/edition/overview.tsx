import type { ChangeView } from '#server/http/desk/edition/change-view.ts'
import type { EditionView, HomelessView } from '#server/http/desk/edition/overview-view.ts'
import { useScript } from '../layout/parts.tsx'
import { KeysHelp } from '../ui/keys.tsx'
import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { editionKeys } from './keys.ts'
import { Change, ChangeMark, changesIn, ReviewLink } from './marks.tsx'
import { RepositoryVersions } from './repository-versions.tsx'
import { fieldAddress, historyAddress, home, nameOf, progressAddress, queries } from './wire.ts'

const groups = [
  ['ready', 'Prêts'],
  ['refused', 'À corriger'],
  ['empty', 'À remplir'],
  ['aside', 'Laissé de côté'],
] as const

export function EditionPage(view: EditionView) {
  useScript('edition/overview-keys.ts')
  const { online, query, found, publishing, versions, changes, homeless, kinds, said } = view
  const count = groups.reduce((sum, [state]) => sum + changes[state].length, 0)
  return (
    <>
      <div className="head">
        <h1>L’édition</h1>
        <div className="actions">
          <a className="button" href={historyAddress}>
            Historique
          </a>
          <ReviewLink changes={count} />
        </div>
      </div>
      <p className="online">
        <span className="state is-online">En ligne</span>
        {online && <span>{online}</span>}
        <a href="/">Voir le site</a>
      </p>
      <StatusLine>{said}</StatusLine>
      <StatusLine
        kind="fresh"
        actions={
          <a className="button" href={progressAddress}>
            Voir la publication
          </a>
        }
      >
        {publishing && (
          <>
            <bdi>{publishing}</bdi> publie en ce moment.
          </>
        )}
      </StatusLine>
      <search className="find">
        <form action={home}>
          <label>
            Chercher dans tout le site
            <input
              id="chercher"
              type="search"
              name={queries.find}
              dir="auto"
              defaultValue={query}
              placeholder="Une phrase lue sur le site, un prix, un nom…"
            />
          </label>
          <button type="submit" className="button">
            Chercher
          </button>
        </form>
      </search>
      {found ? (
        <Found found={found} />
      ) : (
        <>
          <RepositoryVersions versions={versions} page={home} />
          <Changes changes={changes} count={count} />
          <Homeless homeless={homeless} />
          <Kinds kinds={kinds} />
        </>
      )}
      <KeysHelp all={editionKeys}>
        <kbd>/</kbd>&nbsp;chercher · <kbd>J</kbd> <kbd>K</kbd>&nbsp;changement suivant, précédent ·{' '}
        <kbd>E</kbd>&nbsp;relire ·{' '}
      </KeysHelp>
    </>
  )
}

const homelessWords: Readonly<Record<HomelessView['kind'], string>> = {
  entry: 'Ce changement attend une fiche qui n’est plus sur le site. Il revient avec elle.',
  field: 'Ce changement est écrit pour un champ que le site n’a plus.',
  part: 'Le site n’a plus de champ pour cette partie d’un changement. Le reste est plus haut.',
  published:
    'Ce texte publié n’est plus en ligne\u00a0: cette version du site ne peut pas le montrer.',
}

function Homeless({ homeless }: Pick<EditionView, 'homeless'>) {
  if (homeless.length === 0) return null
  return (
    <section className="group homeless">
      <h2>
        Sans place sur le site <span className="muted">{homeless.length}</span>
      </h2>
      <ul>
        {homeless.map(({ kind, key, seen, place, href, text, by }) => (
          <li key={kind + key} className="row change">
            <div className="where">
              <a href={href}>
                <bdi>{place}</bdi>
              </a>
              {by && (
                <small>
                  <bdi>{by}</bdi>
                </small>
              )}
            </div>
            <p>
              {homelessWords[kind]}{' '}
              <span>
                «{'\u00a0'}
                <bdi>{text}</bdi>
                {'\u00a0'}»
              </span>
            </p>
            {kind !== 'part' && (
              <PostForm action={fieldAddress(home, key, 'reprise')}>
                <input type="hidden" name={nameOf('seen', key)} value={seen} />
                <button type="submit" className="button">
                  Ne plus le garder
                </button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Changes({ changes, count }: { changes: EditionView['changes']; count: number }) {
  if (count === 0) {
    return (
      <div className="card">
        <h2>Aucun changement. Le site en ligne est à jour.</h2>
        <p>
          Choisissez ce que vous voulez changer, ou cherchez une phrase lue sur le site. Ouvrir une
          page ne change rien.
        </p>
      </div>
    )
  }
  return (
    <>
      <p>
        <b>{`${changesIn(count)} pas encore en ligne.`}</b>{' '}
        {count > 1
          ? 'Enregistrés, vus de toute l’équipe\u00a0; aucun visiteur ne les voit.'
          : 'Enregistré, vu de toute l’équipe\u00a0; aucun visiteur ne le voit.'}
      </p>
      {groups.map(
        ([state, title]) =>
          changes[state].length > 0 && (
            <section key={state} className="group">
              <h2>
                {title} <span className="muted">{changes[state].length}</span>
              </h2>
              <ul>
                {changes[state].map((change) => (
                  <Row key={change.key} change={change} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  )
}

function Row({ change }: { change: ChangeView }) {
  const { href, place, field, pieces, summary, state, words, by, when } = change
  return (
    <li className="row change">
      <div className="where">
        <a href={href}>
          <bdi>{place}</bdi>
        </a>
        <small>
          <bdi>{field}</bdi>
        </small>
      </div>
      <p className="value">
        {state === 'ready' || !words ? (
          <Change pieces={pieces} summary={summary} />
        ) : (
          <ChangeMark state={state}>
            <bdi>{words}</bdi>
          </ChangeMark>
        )}
      </p>
      <p className="who">
        <bdi>{by}</bdi>
        <small>{when}</small>
      </p>
    </li>
  )
}

function Found({ found }: { found: NonNullable<EditionView['found']> }) {
  const rows = found.rows.filter(({ fixed }) => !fixed)
  const fixed = found.rows.filter((row) => row.fixed)
  return (
    <>
      <p>
        <span role="status">
          <b>
            <bdi>{found.words}</bdi>
          </b>
          {rows.length > 0 && ' Avec ou sans accent.'}
        </span>{' '}
        <a href={home}>Effacer la recherche</a>
      </p>
      <FoundGroup title="Textes" rows={rows} />
      <FoundGroup title="Fixé dans le code, et proche" rows={fixed} />
    </>
  )
}

function FoundGroup({
  title,
  rows,
}: {
  title: string
  rows: NonNullable<EditionView['found']>['rows']
}) {
  if (rows.length === 0) return null
  return (
    <section className="group">
      <h2>
        {title} <span className="muted">{rows.length}</span>
      </h2>
      <ul>
        {rows.map(({ href, place, field, pieces, fixed }) => (
          <li key={href + field} className="row change">
            <div className="where">
              <a href={href}>
                <bdi>{place}</bdi>
              </a>
              <small>
                <bdi>{field}</bdi>
              </small>
            </div>
            <p className="value">
              <bdi>
                {pieces.map(({ kind, text }, index) =>
                  kind === 'after' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
                    <mark key={index}>{text}</mark>
                  ) : (
                    text
                  ),
                )}
              </bdi>
            </p>
            <p className="who muted">{fixed && 'Ne se change pas ici'}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Kinds({ kinds }: Pick<EditionView, 'kinds'>) {
  return (
    <section>
      <h2>Ce que vous pouvez changer</h2>
      <ul className="kinds">
        {kinds.map(({ href, label, notes, todo }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {notes.map((note) => (
              <small key={note} className="muted">
                {note}
              </small>
            ))}
            {todo && <small className="todo">{todo}</small>}
          </li>
        ))}
      </ul>
      <p className="small muted">
        Pas ici{'\u00a0'}: la mise en page, les adresses des pages et les textes fixés ne changent
        que dans le code.
      </p>
    </section>
  )
}
