import { documentOf } from '#quotes/document.ts'
import { isolated } from '#quotes/isolated.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Field } from './field.tsx'
import { Block, Opening, OwnData } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import { Conditions, Lines, OtherQuotes, Previews, Steps } from './parts.tsx'
import { Question } from './question.tsx'
import { paymentName, paymentNotes, totalWords } from './words.ts'

export function QuotePage({ view }: { view: ViewOf<'devis'> }) {
  const { content, number, digest, progress, previews, question, others, closesRequest, decline } =
    view
  const words = documentOf(content)
  const notes = paymentNotes(content, words)
  const { notIncluded, note, calendar } = words
  const address = `/devis/${number}`
  const version = String(content.version)
  return (
    <>
      <Opening ground="bleu" look="split" title="Votre devis est prêt.">
        <p>
          {`Bonjour ${isolated(content.client.name)}, voici votre devis\u00a0: ${isolated(content.subject)}, `}
          <span className="whole">{totalWords(content)}</span>.
        </p>
        <p className="row">
          <span className="plate">{words.validity}</span>
        </p>
      </Opening>
      <Steps progress={progress} />
      <div className="contract">
        <div className="column">
          <Block id="lignes" heading="Ce que vous achetez">
            <p>
              <b>{`${words.subject.label} `}</b>
              {words.subject.text}
            </p>
            <Lines words={words} />
          </Block>
          <Block id="payer" heading="Quand vous payez">
            <dl className="pairs">
              {words.payment.rows.map((row, index) => (
                <div key={`${row.label} ${row.text}`}>
                  <dt>{paymentName(row.label)}</dt>
                  <dd className="amount">{row.amount}</dd>
                  <dd className="note">{notes[index]}</dd>
                </div>
              ))}
            </dl>
          </Block>
          <Block id="calendrier" heading="Le calendrier">
            <p>{calendar.duration}</p>
            {calendar.rows.length > 0 && (
              <ol className="dates">
                {calendar.rows.map((row) => (
                  <li key={`${row.label} ${row.text}`}>
                    <b dir="auto">{row.label}</b> <span dir="auto">{row.text}</span>
                  </li>
                ))}
              </ol>
            )}
          </Block>
          {notIncluded && (
            <Block id="non-compris" heading="Ce qui n’est pas compris">
              <Paragraphs texts={notIncluded.paragraphs} />
            </Block>
          )}
          {note && (
            <Block id="a-noter" heading={note.heading}>
              <Paragraphs texts={note.paragraphs} />
            </Block>
          )}
          <Previews previews={previews} />
          <Conditions words={words} />
          <OtherQuotes others={others} />
        </div>
        <aside className="act" aria-label="Votre réponse">
          <div className="bar ground-ombre">
            <p>
              {words.table.total.label} <strong>{words.table.total.amount}</strong>
            </p>
            <GoTo className="button" to={`${address}/accepter`}>
              Accepter
            </GoTo>
          </div>
          <div className="others">
            <GoTo className="second" to="#poser">
              Poser une question
            </GoTo>{' '}
            <GoTo className="second" to={`${address}.pdf?version=${version}`}>
              {`Télécharger le PDF (${view.pageCount}\u00a0page${view.pageCount > 1 ? 's' : ''})`}
            </GoTo>{' '}
            <GoTo className="second" to={`${address}.pdf?version=${version}`}>
              Imprimer
            </GoTo>{' '}
            <GoTo className="link" to="#refuser">
              Refuser ce devis
            </GoTo>{' '}
            <p>
              Le devis est gratuit. Accepter se fait en deux pages&nbsp;: vous pouvez tout corriger
              avant le dernier bouton.
            </p>
          </div>
        </aside>
      </div>
      <section className="contract ground-ombre" id="poser" aria-label="Question ou refus">
        <Question question={question} about={{ number, version: content.version }} />
        <details className="folds" id="refuser" open={decline.error !== null}>
          <summary className="link">Refuser ce devis</summary>
          <PostForm to={`${address}/refuser`} hidden={{ version, digest }}>
            <p>
              {closesRequest ? 'Votre demande sera close.' : 'Ce devis sera clos.'}
              {others.length > 0 && ' Vos autres devis ne changent pas.'} Aucun motif n’est
              nécessaire.
            </p>
            <Field
              name="motif"
              label="Un mot, si vous voulez"
              value={decline.reason}
              error={decline.error}
              isLong
            />
            <p>
              <Submit>Confirmer le refus</Submit>
            </p>
          </PostForm>
        </details>
      </section>
      <OwnData isLight />
    </>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  if (texts.length === 1) return <p dir="auto">{texts[0]}</p>
  return (
    <ul className="bullets">
      {texts.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  )
}
