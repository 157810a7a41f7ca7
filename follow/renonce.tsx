import { quoteMail } from '#content/company/quote-mail.ts'
import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, formatDay, formatInstant, formatLongInstant, zoneOf } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { periodWords, withdrawalWords } from '#quotes/withdrawal.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Block, Opening, OwnData } from './layout.tsx'
import { GoTo } from './links.tsx'
import { Facts } from './parts.tsx'
import { Whole } from './whole.tsx'
import { versionWords } from './words.ts'

export function WithdrawnPage({ view }: { view: ViewOf<'renonce'> }) {
  const { number, signed, acceptedAt, withdrawnAt, name, email, earlyStart, hasMailLeft } = view
  const zone = zoneOf(signed)
  const concludedOn = dayAt(acceptedAt, zone)
  const changes = earlyStart
    ? [
        'Vous aviez demandé que le travail commence plus tôt\u00a0: vous payez la part déjà faite, s’il y en a une. Nous vous en envoyons le compte.',
        'Rien d’autre ne vous sera facturé.',
      ]
    : [
        'Vous ne devez rien\u00a0: aucun travail n’avait commencé.',
        'Aucune facture ne sera envoyée.',
      ]
  const { payableFrom } = afterAcceptance(signed, concludedOn, earlyStart)
  // The same sentence as in the receipt by mail, because a first invoice may have been sent.
  if (dayAt(withdrawnAt, zone) >= payableFrom)
    changes.push(quoteMail.withdrawn.refund(periodWords(signed)))
  return (
    <>
      <Opening
        ground="vert"
        look="receipt"
        title={`Rétractation reçue le ${formatLongInstant(withdrawnAt, zone)}.`}
      >
        <p>
          <Whole
            text={`Un accusé de réception vous ${hasMailLeft ? 'a été' : 'est'} envoyé à ${email}. Le contrat est terminé.`}
          />
        </p>
      </Opening>
      <div className="contract simple">
        <div className="column">
          <Block id="changements" heading="Ce que cela change">
            <ul className="bullets">
              {[...changes, 'Cette page et l’accusé de réception valent preuve.'].map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Block>
          <Block id="recu" heading="Contenu reçu">
            <Facts
              facts={[
                {
                  label: 'De',
                  text: [name, signed.client.company].filter(Boolean).map(isolated).join(', '),
                },
                {
                  label: 'Contrat',
                  text: `${versionWords(number, signed)}, du ${formatDay(concludedOn)}`,
                },
                {
                  label: 'Texte',
                  text: `«\u00a0${withdrawalWords({ ...signed, number }, acceptedAt)}\u00a0»`,
                },
                { label: 'Reçu le', text: formatInstant(withdrawnAt, zone) },
              ]}
            />
          </Block>
          <p>
            <GoTo
              className="link"
              to={`/devis/${number}.pdf?version=${signed.version}&exemplaire=signe`}
            >
              Relire le contrat (PDF)
            </GoTo>
          </p>
        </div>
      </div>
      <OwnData />
    </>
  )
}
