import { formatDay, formatInstant, formatLongDay, zoneOf } from '#quotes/dates.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Opening } from './layout.tsx'
import { GoTo } from './links.tsx'
import { AskForAnother, Waiting } from './question.tsx'
import { Whole } from './whole.tsx'
import { totalWords, versionWords } from './words.ts'

export function ClosedPage({ view }: { view: ViewOf<'clos'> }) {
  return view.kind === 'replaced' ? <Replaced view={view} /> : <Ended view={view} />
}

function Ended({
  view: { kind, content, number, declinedAt, question },
}: {
  view: ViewOf<'clos'>
}) {
  const isExpired = kind === 'expired'
  const quote = `Le devis ${versionWords(number, content)}`
  const since =
    declinedAt === null ? '' : ` depuis le ${formatInstant(declinedAt, zoneOf(content))}`
  return (
    <Opening
      ground={isExpired ? 'soleil' : 'ombre'}
      title={isExpired ? 'Ce devis n’est plus valable.' : 'Vous avez refusé ce devis.'}
    >
      <p>
        <Whole
          text={
            isExpired
              ? `${quote}, était valable jusqu’au ${formatLongDay(content.validUntil)} inclus. Il ne peut plus être accepté.`
              : `${quote}, est clos${since}. Aucun motif n’est nécessaire, rien ne vous sera demandé.`
          }
        />
      </p>
      <Waiting question={question} />
      <p>
        {isExpired
          ? 'Nous pouvons vous en préparer un nouveau, gratuitement. Le prix peut changer.'
          : 'Vous avez changé d’avis\u00a0? Nous pouvons vous envoyer un devis à jour.'}
      </p>
      <AskForAnother question={question} about={{ number, version: content.version }} />
      <p className="row">
        <GoTo className="link" to={`/devis/${number}.pdf?version=${content.version}`}>
          {isExpired ? 'Relire l’ancien devis' : 'Relire le devis'}
        </GoTo>{' '}
        <GoTo className="link" to="/donnees">
          Mes données
        </GoTo>
      </p>
    </Opening>
  )
}

function Replaced({ view: { content, number, replacedBy } }: { view: ViewOf<'clos'> }) {
  const next = replacedBy?.version ?? content.version + 1
  return (
    <Opening ground="soleil" title="Ce devis a été remplacé.">
      <p>
        {`Vous regardez la version\u00a0${content.version}, du ${formatDay(content.issuedOn)}. `}
        {replacedBy &&
          `La version\u00a0${next}, du ${formatDay(replacedBy.issuedOn)}, la remplace\u00a0: son total est de ${totalWords(replacedBy)}.`}
      </p>
      <p>{`La version\u00a0${content.version} ne peut plus être acceptée.`}</p>
      <p className="row">
        <GoTo className="button" to={`/devis/${number}`}>
          {`Voir la version\u00a0${next}`}
        </GoTo>{' '}
        <GoTo className="link" to={`/devis/${number}.pdf?version=${content.version}`}>
          {`Relire la version\u00a0${content.version}`}
        </GoTo>
      </p>
    </Opening>
  )
}
