import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import type { ReviewView } from '#server/http/desk/edition/review-view.ts'
import { TokenField } from '../layout/token.tsx'
import { StatusLine } from '../ui/status.tsx'
import { CutFrames } from './cut-frames.tsx'
import { Change, ChangeMark, changesIn, Reviewed, Trail } from './marks.tsx'
import { Segments } from './preview.tsx'
import type { ChangeState } from './view.ts'
import { nameOf, names, publicationsAddress, reviewAddress } from './wire.ts'

const formId = 'relire'

type Page = ReviewView['pages'][number]
type Waiting = ReviewView['waiting'][number]

/** Lists the changes before a publication; an unticked one is left out. */
export function ReviewPage({ words, after, pages, waiting, said }: ReviewView) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        pages.flatMap(({ changes }) => changes.filter((one) => one.taken).map(({ key }) => key)),
      ),
  )
  const [isPublishing, setPublishing] = useState(false)
  const isTaken = ({ key }: { key: string }) => taken.has(key)
  const shownOn = pages
    .flatMap(({ changes }) => changes.filter(isTaken))
    .flatMap((one) => one.shownOn)
  const pageCount = new Set(shownOn).size
  const hasFrames = pages.some((page) => page.address)

  useEffect(() => {
    // The back button may show this page again in its last state.
    const reset = () => setPublishing(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    const { submitter } = event.nativeEvent
    if (!submitter?.hasAttribute('formaction')) return
    if (isPublishing || submitter.ariaDisabled === 'true') event.preventDefault()
    else setPublishing(true)
  }

  function take(key: string, isTaken: boolean) {
    const next = new Set(taken)
    if (isTaken) next.add(key)
    else next.delete(key)
    setTaken(next)
  }

  return (
    <>
      <div className="head">
        <div>
          <Trail>relire</Trail>
          <h1>Relire avant de publier</h1>
        </div>
        {hasFrames && (
          <div className="actions">
            <Segments
              label="Largeur des aperçus"
              name="largeur"
              items={[
                ['phone', 'Téléphone'],
                ['desktop', 'Ordinateur'],
              ]}
              chosen="phone"
            />
          </div>
        )}
      </div>
      <StatusLine>{said}</StatusLine>
      <p>
        <b>{words}</b>
        {pages.length > 0 && ' Décochez ce qui doit attendre\u00a0: l’équipe le verra.'}
      </p>
      <form
        id={formId}
        className="review"
        method="post"
        action={reviewAddress}
        onSubmit={submit}
        aria-busy={isPublishing}
      >
        <TokenField />
        <input type="hidden" name={names.after} value={after} />
        {pages.map((page) => (
          <PageChanges key={page.address ?? page.title} page={page} taken={taken} onTake={take} />
        ))}
        {waiting.length > 0 && <h2>Ne seront pas publiés</h2>}
        {waiting.map((page) => (
          <LeftOut key={page.address ?? page.title} page={page} onTake={take} />
        ))}
        <div className="publish">
          <p role="status">
            {taken.size === 0 ? (
              <b>Aucun changement n’est coché.</b>
            ) : (
              <>
                <b>
                  {changesIn(taken.size)}
                  {pageCount > 0 && `, ${pageCount} page${pageCount > 1 ? 's' : ''} à redessiner`}.
                </b>{' '}
                Quelques secondes suffisent{'\u00a0'}; les visiteurs n’attendent pas.
              </>
            )}
          </p>
          <div className="actions">
            <button type="submit" className="button">
              Plus tard
            </button>
            <button
              type="submit"
              formAction={publicationsAddress}
              className="button main-button"
              aria-disabled={taken.size === 0 || undefined}
            >
              {isPublishing
                ? 'Publication en cours…'
                : taken.size === 0
                  ? 'Publier'
                  : `Publier ${changesIn(taken.size)}`}
            </button>
          </div>
        </div>
      </form>
    </>
  )
}

function PageChanges({
  page: { title, address, changes, also },
  taken,
  onTake,
}: {
  page: Page
  taken: ReadonlySet<string>
  onTake: (key: string, isTaken: boolean) => void
}) {
  return (
    <section className="page-changes">
      <PageHead title={title} address={address} Heading="h2" />
      {changes.map((change) => {
        const { key, id, text, field, by, when, pieces, summary, notes, href, isNew } = change
        return (
          <div key={key} id={id} className={address ? 'one-change' : 'one-change no-frames'}>
            <div>
              <Reviewed change={change} />
              <Take change={change} isTaken={taken.has(key)} onTake={onTake}>
                <bdi>{by}</bdi>, {when}
              </Take>
              <p>
                <Change pieces={pieces} summary={summary} />
              </p>
              {notes.map((note) => (
                <p key={note} className="small muted">
                  <bdi>{note}</bdi>
                </p>
              ))}
              <label className="why">
                Pourquoi attendre, pour l’équipe (facultatif)
                <input name={nameOf('reason', key)} dir="auto" maxLength={200} autoComplete="off" />
              </label>
              <p className="small">
                <a href={href}>
                  Ouvrir le champ<span className="visually-hidden">{`, ${field}`}</span>
                </a>
              </p>
            </div>
            {address && (
              <CutFrames path={address} place={text} title={`${title}, ${field}`} isNew={isNew} />
            )}
          </div>
        )
      })}
      {also && <p className="small muted also">{also}</p>}
    </section>
  )
}

function PageHead({
  title,
  address,
  Heading,
}: Pick<Page, 'title' | 'address'> & { Heading: 'h2' | 'h3' }) {
  return (
    <header>
      <Heading>
        <bdi>{title}</bdi>
      </Heading>
      {address && <span className="small muted">adresse {address}</span>}
    </header>
  )
}

/** @param isTaken undefined in a form that only scripts follow */
function Take({
  change: { key, field },
  isTaken,
  onTake,
  children,
}: {
  change: { key: string; field: string }
  isTaken?: boolean
  onTake: (key: string, isTaken: boolean) => void
  children: ReactNode
}) {
  return (
    <label className="take">
      <input
        type="checkbox"
        name={nameOf('taken', key)}
        value="oui"
        {...(isTaken !== undefined && { checked: isTaken })}
        onChange={({ target }) => onTake(key, target.checked)}
      />
      <span>
        <bdi>{field}</bdi>
        <small>{children}</small>
      </span>
    </label>
  )
}

const actWords: Partial<Record<ChangeState, string>> = {
  refused: 'Le corriger',
  empty: 'Le remplir',
}

function LeftOut({
  page: { title, address, changes },
  onTake,
}: {
  page: Waiting
  onTake: (key: string, isTaken: boolean) => void
}) {
  return (
    <section className="page-changes left-out">
      <PageHead title={title} address={address} Heading="h3" />
      {changes.map(({ key, seen, id, href, field, state, words, by, when }) => (
        <div key={key} id={id} className="one-change no-frames">
          <div>
            <Reviewed change={{ key, seen }} />
            {state === 'aside' ? (
              <Take change={{ key, field }} onTake={onTake}>
                {words ? <bdi>{words}</bdi> : `${by}, ${when}`}
              </Take>
            ) : (
              <>
                <p>
                  <b>
                    <bdi>{field}</bdi>
                  </b>
                </p>
                <p>
                  <ChangeMark state={state}>{words && <bdi>{words}</bdi>}</ChangeMark>
                </p>
                <p className="small">
                  <a href={href}>
                    {actWords[state] ?? 'Y répondre'}
                    <span className="visually-hidden">{`, ${field}`}</span>
                  </a>
                </p>
              </>
            )}
          </div>
        </div>
      ))}
    </section>
  )
}
