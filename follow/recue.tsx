import { dayAt, formatLongDay, formatLongInstant } from '#quotes/dates.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { useContent } from './content.ts'
import { Block, Opening, OwnData } from './layout.tsx'
import { Facts, Previews, Steps } from './parts.tsx'
import { WordToAdd } from './question.tsx'

export function ReceivedPage({ view }: { view: ViewOf<'recue'> }) {
  const { progress, isRequest, facts, previews, question } = view
  const { sentences } = useContent()
  return (
    <>
      <Opening
        ground="bleu"
        title={isRequest ? 'Votre demande est bien arrivée.' : 'Votre message est bien arrivé.'}
      >
        <p>{promiseOf(view, sentences.answerTime)}</p>
      </Opening>
      {isRequest && <Steps progress={progress} />}
      <div className="contract">
        <div className="column">
          <Block id="demande" heading={isRequest ? 'Votre demande' : 'Votre message'}>
            <Facts facts={facts} />
          </Block>
          {isRequest && <Next view={view} />}
          <Previews previews={previews} />
        </div>
        <WordToAdd
          question={question}
          about={null}
          heading={'Une chose à ajouter\u00a0?'}
          invitation="Écrivez-nous, votre message rejoint cette demande."
        />
      </div>
      <OwnData />
    </>
  )
}

function promiseOf(
  { isRequest, answerBy, answeredAt, progress }: ViewOf<'recue'>,
  answerTime: string,
): string {
  if (!isRequest) return 'Vous n’avez rien à faire.'
  if (answeredAt !== null) {
    return `Nous vous avons répondu le ${formatLongInstant(answeredAt, progress.timeZone)}. Le devis arrivera sur cette même page.`
  }
  const by =
    answerBy === null ? '' : `, d’ici au ${formatLongDay(dayAt(answerBy, progress.timeZone))}`
  const read = progress.readAt === null ? '' : 'Nous l’avons lue. '
  return `${read}Nous répondons ${answerTime}${by}. Vous n’avez rien à faire.`
}

function Next({ view: { progress, answeredAt, phone } }: { view: ViewOf<'recue'> }) {
  return (
    <Block id="suite" heading="La suite">
      <ol className="next">
        {progress.readAt === null && (
          <li>
            <span>
              <b>Nous lisons votre demande.</b>
              {' Cette page le dira.'}
            </span>
          </li>
        )}
        {answeredAt === null && (
          <li>
            <span>
              <b>Nous vous répondons.</b>
              {phone ? ` Par e-mail, ou au ${phone}.` : ' Par e-mail.'}
            </span>
          </li>
        )}
        <li>
          <span>
            <b>Un entretien, puis ce qui vous est offert.</b>
            {' Pour un site, vos trois aperçus.'}
          </span>
        </li>
        <li>
          <span>
            <b>Vous recevez un devis gratuit.</b>
            {' Un e-mail vous préviendra\u00a0; le devis s’ouvrira ici.'}
          </span>
        </li>
      </ol>
    </Block>
  )
}
