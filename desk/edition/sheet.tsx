import type { SyntheticEvent } from 'react'
import { formatHour } from '#quotes/dates.ts'
import type { SheetView } from '#server/http/desk/edition/sheet-view.ts'
import { useChanges } from '../layout/changes.tsx'
import { TokenField } from '../layout/token.tsx'
import { CloseLink, Dialog, DialogLink } from '../ui/dialog.tsx'
import { KeysHelp, useKeys } from '../ui/keys.tsx'
import { ListLink } from '../ui/list-link.tsx'
import { StatusLine } from '../ui/status.tsx'
import { Nodes } from './fields/nodes.tsx'
import { editionKeys } from './keys.ts'
import { ChangeMark, ReviewLink, Trail } from './marks.tsx'
import { Preview } from './preview.tsx'
import { RepositoryVersions } from './repository-versions.tsx'
import { unsavedKeys } from './saving.ts'
import { useFlush, useHeight, useTarget } from './sheet-hooks.ts'
import { type SheetTools, ToolsContext } from './tools.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { usePreview } from './use-preview.ts'
import { type SavingTools, useSaving } from './use-saving.ts'
import { nameOf, removalAddress, returnAddress, reviewAddress } from './wire.ts'

const formId = 'fiche'

/** The fields of a page or an entry beside its preview; each field saves itself. */
export function SheetPage(first: SheetView) {
  const saving = useSaving(first)
  const { view } = saving.saving
  const preview = usePreview(saving)
  const tools: SheetTools = { ...saving, show: preview.show }
  useChanges(view.changes)
  useTarget()
  useFlush(saving)
  useKeys({ e: () => location.assign(reviewAddress) })

  function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    const { submitter } = event.nativeEvent
    if (submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    void saving.settle()
  }

  function keep(event: SyntheticEvent) {
    event.preventDefault()
    void saving.keepEntry().then(saving.settle)
  }

  return (
    <ToolsContext value={tools}>
      <div className="bench" data-live={saving.isLive || undefined}>
        <Head view={view} saving={saving} />
        {view.leaving && (
          <form method="post" action={returnAddress(view.action)} className="message">
            <TokenField />
            <span>
              <b>{view.leaving.words}</b> <bdi>{view.leaving.details}</bdi>
            </span>
            <button type="submit" className="button main-button" onClick={keep}>
              {view.leaving.keep}
            </button>
          </form>
        )}
        {view.replaces && (
          <p className="message">
            <span>
              L’exemple «{'\u00a0'}
              <bdi>{view.replaces}</bdi>
              {'\u00a0'}» quitte le site à la publication.
            </span>
          </p>
        )}
        {view.sample && (
          <p className="message">
            <span>
              <b>C’est un exemple, que les visiteurs voient comme tel.</b> Pour un vrai, ne changez
              pas ces textes{'\u00a0'}: <a href={view.sample}>ajoutez-en un à sa place</a>.
            </span>
          </p>
        )}
        <RepositoryVersions versions={view.versions} page={view.action} />
        <TroubleLine trouble={saving.trouble} onRetry={saving.retry} />
        {saving.homeless.map((kept) => (
          <StatusLine
            key={kept.key}
            kind="alert"
            actions={
              <button type="button" className="button" onClick={() => saving.forget(kept.key)}>
                Ne plus le garder
              </button>
            }
          >
            <b>Un texte gardé sur cet appareil n’a plus de champ{'\u00a0'}: il a été retiré.</b> «
            {'\u00a0'}
            <bdi>{kept.value}</bdi>
            {'\u00a0'}»
          </StatusLine>
        ))}
        <div className={view.pages.length > 0 ? 'work' : 'work no-preview'}>
          <form
            id={formId}
            className="fields"
            method="post"
            action={view.action}
            onSubmit={submit}
            noValidate
          >
            <TokenField />
            {view.parts.length > 3 && <Jump parts={view.parts} />}
            {view.parts.map(({ id, title, note, nodes }) => (
              <section key={id} id={id} tabIndex={-1}>
                <h2>
                  <bdi>{title}</bdi>
                </h2>
                {note && <p className="small muted">{note}</p>}
                <Nodes nodes={nodes} />
              </section>
            ))}
            {view.remove && <Remove sheet={view.action} {...view.remove} />}
          </form>
          {view.pages.length > 0 && <Preview view={view} preview={preview} saving={saving} />}
        </div>
        <KeysHelp all={editionKeys}>
          <kbd>F6</kbd>&nbsp;champs, aperçu · <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>&nbsp;déplacer
          · <kbd>E</kbd>&nbsp;relire ·{' '}
        </KeysHelp>
        <BottomBar view={view} preview={preview} />
      </div>
    </ToolsContext>
  )
}

function Head({ view, saving }: { view: SheetView; saving: SavingTools }) {
  const { shelf, title, address, saved, changes, others } = view
  const { trouble, said } = saving
  const isKept = trouble && unsavedKeys(saving.saving).length > 0
  return (
    <div className="head" ref={useHeight('--head')}>
      <div>
        <Trail>
          <ListLink path={shelf.href}>{shelf.label}</ListLink>
        </Trail>
        <div className="named">
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {address && <span className="small muted">{address}</span>}
          {others && (
            <span className="others">
              <bdi>{others}</bdi>
            </span>
          )}
        </div>
      </div>
      <div className="actions">
        <div className="saved">
          <span role="status">
            {isKept ? (
              <span className="state is-kept">
                {trouble.kind === 'size' || trouble.kind === 'gone'
                  ? 'Pas enregistré'
                  : `Gardé sur cet appareil à ${formatHour(trouble.at)}`}
              </span>
            ) : (
              saved.words &&
              (saved.state ? (
                <ChangeMark state={saved.state}>{saved.words}</ChangeMark>
              ) : (
                <span>{saved.words}</span>
              ))
            )}
          </span>
          <span className="muted" role="status">
            {said && <bdi key={said}>{said}</bdi>}
          </span>
        </div>
        <button type="submit" form={formId} className="button save-all">
          Enregistrer
        </button>
        {address && (
          <a className="button view-online" href={address}>
            Voir en ligne
          </a>
        )}
        <ReviewLink changes={changes} />
      </div>
    </div>
  )
}

function Jump({ parts }: Pick<SheetView, 'parts'>) {
  return (
    <details className="jump">
      <summary className="button">Aller à…</summary>
      <nav aria-label="Parties de la page">
        <ul className="plain">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <bdi>{title}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function Remove({
  sheet,
  entry,
  label,
  seen,
  isOnline,
}: NonNullable<SheetView['remove']> & { sheet: string }) {
  return (
    <section>
      <input type="hidden" name={nameOf('seen', entry)} value={seen} />
      <p>
        <DialogLink dialog="retirer" className="button danger">
          {`${label}…`}
        </DialogLink>
      </p>
      <Dialog id="retirer" title={`${label}\u00a0?`}>
        <p>
          {isOnline
            ? 'Le site en ligne ne change qu’à la prochaine publication, et l’historique permet de revenir.'
            : 'Cette fiche n’a jamais été en ligne\u00a0: ses textes sont supprimés, et rien ne permet de revenir.'}
        </p>
        <div className="actions">
          <button type="submit" formAction={removalAddress(sheet)} className="button danger">
            {label}
          </button>
          <CloseLink className="button">Annuler</CloseLink>
        </div>
      </Dialog>
    </section>
  )
}

function BottomBar({
  view: { pages, changes },
  preview,
}: {
  view: SheetView
  preview: ReturnType<typeof usePreview>
}) {
  return (
    <div className="bottom-bar">
      <button type="submit" form={formId} className="button save-all">
        Enregistrer
      </button>
      {pages.length > 0 && (
        <>
          <a className="button see" href="#apercu">
            Voir la page
          </a>
          <a className="button back" href={`#${preview.fieldId ?? 'contenu'}`}>
            Revenir au champ
          </a>
        </>
      )}
      {changes > 0 && (
        <a className="button main-button" href={reviewAddress}>{`Relire (${changes})`}</a>
      )}
    </div>
  )
}
