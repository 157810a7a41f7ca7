import { formatHour } from '#quotes/dates.ts'
import { StatusLine } from '../ui/status.tsx'
import type { Trouble } from './use-trouble.ts'

/** Why texts are not saved, and what the person can do. */
export function TroubleLine({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  return (
    <StatusLine
      kind="alert"
      actions={
        trouble?.kind === 'session' || trouble?.kind === 'stale' ? (
          <button type="button" className="button" onClick={() => location.reload()}>
            {trouble.kind === 'session' ? 'Se reconnecter' : 'Recharger'}
          </button>
        ) : (
          <button type="button" className="button" onClick={onRetry}>
            Réessayer
          </button>
        )
      }
    >
      {trouble && <TroubleWords trouble={trouble} />}
    </StatusLine>
  )
}

function TroubleWords({ trouble: { kind, at } }: { trouble: NonNullable<Trouble> }) {
  if (kind === 'session') return <b>Reconnectez-vous{'\u00a0'}: votre texte est gardé.</b>
  if (kind === 'stale') {
    return <b>Cette page n’est plus à jour. Rechargez-la{'\u00a0'}: votre texte est gardé.</b>
  }
  if (kind === 'gone') {
    return (
      <>
        <b>Cette fiche n’est plus dans l’édition, et votre texte n’est pas enregistré.</b> Copiez-le
        avant de quitter cette page.
      </>
    )
  }
  if (kind === 'size') {
    return (
      <>
        <b>Ce texte est trop long pour être enregistré.</b> Raccourcissez-le, puis réessayez
        {'\u00a0'}: il n’est que dans cette page.
      </>
    )
  }
  if (kind === 'server') {
    return (
      <>
        <b>{`Rien n’est enregistré depuis ${formatHour(at)}.`}</b> Le serveur a répondu par une
        erreur. Ce que vous écrivez est gardé sur cet appareil.
      </>
    )
  }
  return (
    <>
      <b>{`Connexion perdue à ${formatHour(at)}.`}</b> Continuez{'\u00a0'}: ce que vous écrivez est
      gardé sur cet appareil et sera partagé au retour. Publier attendra.
    </>
  )
}
