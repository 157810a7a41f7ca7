import { afterAcceptance } from '#quotes/after-acceptance.ts'
import {
  dayAt,
  formatDay,
  formatInstant,
  formatLongDay,
  formatLongInstant,
  zoneOf,
} from '#quotes/dates.ts'
import { inFours } from '#quotes/digest.ts'
import { acceptanceTime } from '#quotes/document.ts'
import { isolated } from '#quotes/isolated.ts'
import { withdrawWords } from '#quotes/notices.ts'
import { totalsOf } from '#quotes/totals.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Block, Opening, OwnData } from './layout.tsx'
import { GoTo } from './links.tsx'
import { Facts, OtherQuotes, Steps } from './parts.tsx'
import { WordToAdd } from './question.tsx'
import { Whole } from './whole.tsx'
import { amountWords, totalWords, versionWords } from './words.ts'

export function AcceptedPage({ view }: { view: ViewOf<'accepte'> }) {
  const { content, number, acceptance, progress, question, others, withdrawUntil } = view
  const { at, paper } = acceptance
  const zone = zoneOf(content)
  const time = paper ? formatLongDay(dayAt(at, zone)) : formatLongInstant(at, zone)
  return (
    <>
      <Opening ground="vert" look="receipt" title={`Devis accepté le ${time}.`}>
        <p>
          <Whole text={`Merci. ${copyWords(view)}`} />
        </p>
        <p className="row">
          <GoTo
            className="button"
            to={`/devis/${number}.pdf?version=${content.version}&exemplaire=signe`}
          >
            Mon exemplaire (PDF)
          </GoTo>
        </p>
      </Opening>
      <Steps progress={progress} />
      <div className="contract">
        <div className="column">
          <Block id="suite" heading="Ce qui se passe maintenant">
            <ol className="next">
              {nextOf(view).map(({ what, detail }) => (
                <li key={what}>
                  <span>
                    <b>{what}</b>
                    {` ${detail}`}
                  </span>
                </li>
              ))}
            </ol>
          </Block>
          <Block id="preuve" heading="Preuve de votre accord">
            <Facts facts={proofOf(view)} />
          </Block>
          <OtherQuotes others={others} />
        </div>
        <div className="cards">
          {withdrawUntil !== null && view.canWithdraw && (
            <aside className="reminder ground-ombre" aria-label="Changer d’avis">
              <h2 className="small">{'Vous changez d’avis\u00a0?'}</h2>
              <p>{`Possible jusqu’au ${formatLongDay(withdrawUntil)} inclus, sans motif.`}</p>
              <GoTo className="second" to={`/devis/${number}/renoncer`}>
                {withdrawWords.open}
              </GoTo>
            </aside>
          )}
          <WordToAdd
            question={question}
            about={{ number, version: content.version }}
            heading={'Une question\u00a0?'}
            invitation="Écrivez-nous, nous vous répondons par e-mail."
          />
        </div>
      </div>
      <OwnData />
    </>
  )
}

function copyWords({ acceptance: { paper }, ...view }: ViewOf<'accepte'>): string {
  const { copyBy, address, email, hasMailLeft } = view
  if (paper) return 'Votre accord sur papier est enregistré.'
  return copyBy === 'post'
    ? `Votre exemplaire signé vous est envoyé par la poste, à l’adresse\u00a0: ${isolated(address)}.`
    : `Votre exemplaire signé ${hasMailLeft ? 'est parti' : 'part'} à ${email}.`
}

function nextOf({ signed, acceptance: { at, earlyStart }, withdrawUntil }: ViewOf<'accepte'>) {
  const day = dayAt(at, zoneOf(signed))
  const { payableFrom, workFrom } = afterAcceptance(signed, day, earlyStart, withdrawUntil)
  const { deposit } = totalsOf(signed)
  const waits = payableFrom > day
  return [
    ...(deposit > 0
      ? [
          {
            on: payableFrom,
            what: `${formatDay(payableFrom)}\u00a0: la facture d’acompte`,
            detail: `${amountWords(deposit, signed)}, par e-mail.${waits ? ' Rien à payer avant.' : ''}`,
          },
        ]
      : []),
    ...(withdrawUntil
      ? [
          {
            on: withdrawUntil,
            what: `${formatDay(withdrawUntil)} inclus\u00a0: fin du délai pour changer d’avis`,
            detail: 'Sans motif, en ligne ou par courrier.',
          },
        ]
      : []),
    {
      on: workFrom,
      what: `${formatDay(workFrom)}\u00a0: le travail commence`,
      detail:
        earlyStart && withdrawUntil ? 'Avant la fin du délai, à votre demande.' : firstStep(signed),
    },
  ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

function firstStep({ steps, deliveryWeeks }: ViewOf<'accepte'>['signed']): string {
  const [first] = steps
  if (first) return `${isolated(first.when)}\u00a0: ${isolated(first.what)}.`
  return deliveryWeeks > 0
    ? `Délai\u00a0: ${deliveryWeeks}\u00a0semaine${deliveryWeeks > 1 ? 's' : ''}.`
    : ''
}

function proofOf({ content, number, acceptance, copyBy, withdrawUntil }: ViewOf<'accepte'>) {
  const { name, role, linkSentTo, shownAt, earlyStart, digest, paper } = acceptance
  const zone = zoneOf(content)
  return [
    { label: 'Devis', text: `${versionWords(number, content)}, ${totalWords(content)}` },
    { label: 'Accepté par', text: [name, role].filter(Boolean).map(isolated).join(', ') },
    { label: paper ? 'Date' : 'Date et heure', text: acceptanceTime(acceptance, zone) },
    ...(shownAt === null
      ? []
      : [{ label: 'Dernière page, montrée le', text: formatInstant(shownAt, zone) }]),
    ...(paper
      ? [{ label: 'Comment', text: 'Sur papier, enregistré par l’agence' }]
      : [
          ...(linkSentTo ? [{ label: 'Lien envoyé à', text: linkSentTo }] : []),
          {
            label: 'Exemplaire demandé',
            text: copyBy === 'mail' ? 'Par e-mail, en PDF' : 'Sur papier, par la poste',
          },
        ]),
    ...(withdrawUntil
      ? [{ label: 'Début avant la fin du délai', text: earlyStart ? 'Demandé' : 'Non demandé' }]
      : []),
    { label: 'Empreinte du document (SHA-256)', text: inFours(digest) },
    ...(paper?.scanDigest
      ? [{ label: 'Empreinte du scan (SHA-256)', text: inFours(paper.scanDigest) }]
      : []),
  ]
}
