import { addressLine } from '#quotes/address.ts'
import { afterAcceptance } from '#quotes/after-acceptance.ts'
import { dayAt, formatDay, formatLongDay, zoneOf } from '#quotes/dates.ts'
import { documentOf } from '#quotes/document.ts'
import { identityWords } from '#quotes/identity.ts'
import { isolated } from '#quotes/isolated.ts'
import { formatMoney } from '#quotes/money.ts'
import { acceptWords, noticesFor } from '#quotes/notices.ts'
import { listOf } from '#quotes/printable.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { totalsOf } from '#quotes/totals.ts'
import { afterAmount } from '#quotes/vat.ts'
import { periodWords } from '#quotes/withdrawal.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Block, Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import { Conditions, type Fact, Facts, Lines } from './parts.tsx'
import { Whole } from './whole.tsx'
import { amountWords, capital, paymentName, versionWords } from './words.ts'

export function ConfirmPage({ view }: { view: ViewOf<'accepter'> }) {
  const { content, signed, number, digest, values, shown } = view
  const words = documentOf(signed)
  const hidden = { ...values, version: String(content.version), digest, shown }
  const back = `/devis/${number}/accepter?etape=${shown}&corriger=oui`
  const { total } = totalsOf(signed)
  const isOtherLaw = noticesFor(content).join() !== noticesFor(signed).join()
  return (
    <>
      <Opening ground="bleu" step="Étape 2 sur 2" title="Relire et accepter">
        <p>
          {`Voici tout ce à quoi vous vous engagez. Une erreur\u00a0? `}
          <GoTo className="link" to={back}>
            Corriger
          </GoTo>
        </p>
      </Opening>
      <div className="contract">
        <div className="column">
          {isOtherLaw && <OtherLaw content={content} signed={signed} />}
          <Block id="lignes" heading="Ce que vous achetez">
            <Lines words={words} />
          </Block>
          <Block id="payer" heading="Paiement et délai">
            <Facts facts={termsOf(view)} />
          </Block>
          <Block id="qui" heading="Qui s’engage">
            <Facts facts={signerFacts(view)} />
            {view.leftOut.length > 0 && (
              <p className="quoted" role="note">
                {`Le contrat ne peut pas contenir ${listOf(view.leftOut)}\u00a0: relisez ces lignes, elles y figureront ainsi.`}
              </p>
            )}
            <p>
              <GoTo className="link" to={back}>
                Corriger ces informations
              </GoTo>
            </p>
          </Block>
          {isOtherLaw && (
            <Conditions
              words={words}
              heading="Les conditions, corrigées"
              about="Toutes font partie du contrat. Elles remplacent celles du devis et figurent en entier dans votre exemplaire signé."
            />
          )}
        </div>
        <PostForm to={`/devis/${number}/accepter`} className="pay ground-soleil" hidden={hidden}>
          <p>
            <Whole
              text={`Vous acceptez le devis ${versionWords(number, content)}, et vous devrez payer\u00a0:`}
            />
          </p>
          <p className="sum number">
            {formatMoney(total, signed.currency)}
            <small>{afterAmount(signed)}</small>
          </p>
          <Submit className="button">{acceptWords}</Submit>
          <p>
            {`Vous recevez aussitôt un e-mail avec le contrat. ${isPaidLater(view) ? 'Aucun paiement aujourd’hui.' : 'Rien ne se paie sur cette page.'}`}
          </p>
          <p className="proof">
            Nous gardons comme preuve l’heure de cette page et celle de votre accord, la version et
            son empreinte. Nous gardons aussi votre nom et votre qualité
            {view.isAddressKnown
              ? ', ce que vous avez coché, et l’adresse e-mail qui a reçu ce lien'
              : ' et ce que vous avez coché'}
            . Aucune adresse IP n’est conservée avec votre demande.
          </p>
        </PostForm>
      </div>
    </>
  )
}

function isPaidLater({ signed, values, now }: ViewOf<'accepter'>): boolean {
  const day = dayAt(now, zoneOf(signed))
  const { payableFrom } = afterAcceptance(signed, day, values.early === 'oui')
  return payableFrom > day || signed.deposit === 0
}

function OtherLaw({ content, signed }: { content: QuoteVersion; signed: QuoteVersion }) {
  const words =
    signed.client.kind === 'business'
      ? 'Vous employez plus de cinq personnes\u00a0: la loi ne vous donne pas de délai pour changer d’avis, et l’acompte peut être demandé dès votre accord. Les conditions ci-dessous remplacent celles du devis.'
      : `Vous employez cinq personnes au plus\u00a0: vous pouvez changer d’avis pendant ${periodWords(signed)}. Les conditions ci-dessous remplacent celles du devis.`
  return (
    <Block id="correction" heading="Ce que change votre correction">
      <p className="quoted">
        {content.client.employees === null
          ? words
          : `Le devis indiquait ${content.client.employees}\u00a0salarié${content.client.employees > 1 ? 's' : ''}. ${words}`}
      </p>
    </Block>
  )
}

function termsOf({ signed, values, now }: ViewOf<'accepter'>): Fact[] {
  const concludedOn = dayAt(now, zoneOf(signed))
  const isEarly = values.early === 'oui'
  const { withdrawUntil, payableFrom, workFrom } = afterAcceptance(signed, concludedOn, isEarly)
  const { payments } = totalsOf(signed)
  const { payment } = documentOf(signed)
  const weeks = signed.deliveryWeeks
  const start = isEarly
    ? `${formatDay(workFrom)}, à votre demande`
    : `${formatDay(workFrom)}, après les ${periodWords(signed)}`
  return [
    ...payments.map(({ kind, amount }, index) => ({
      label:
        paymentName(payment.rows[index]?.label ?? '') +
        (kind === 'deposit'
          ? `, demandé à partir du ${formatDay(payableFrom)}`
          : `\u00a0: ${isolated(payment.rows[index]?.text ?? '')}`),
      text: amountWords(amount, signed),
    })),
    { label: 'Début du travail', text: withdrawUntil ? start : capital(formatDay(workFrom)) },
    ...(weeks > 0
      ? [{ label: 'Durée', text: `${weeks}\u00a0semaine${weeks > 1 ? 's' : ''}` }]
      : []),
    {
      label: 'Changer d’avis',
      text: withdrawUntil
        ? `Jusqu’au ${formatLongDay(withdrawUntil)} inclus`
        : 'La loi ne prévoit pas de délai pour ce contrat',
    },
  ]
}

function signerFacts({ signed, values }: ViewOf<'accepter'>): Fact[] {
  const { name, role, company, employees, email } = signed.client
  const identity = identityWords(signed.client)
  const staff = employees === null ? '' : `${employees}\u00a0salarié${employees > 1 ? 's' : ''}`
  return [
    {
      label: role ? 'Nom et qualité' : 'Nom',
      text: [name, role].filter(Boolean).map(isolated).join(', '),
    },
    ...(company
      ? [{ label: 'Entreprise', text: [isolated(company), staff].filter(Boolean).join(', ') }]
      : []),
    ...(identity.length > 0 ? [{ label: 'Identifiants', text: identity.join(', ') }] : []),
    { label: 'Adresse', text: addressLine(signed.client, signed.seller) },
    {
      label: 'Votre exemplaire',
      text: values.copy === 'post' ? 'Sur papier, par la poste' : `Par e-mail, en PDF, à ${email}`,
    },
  ]
}
