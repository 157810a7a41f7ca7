import { formatInstant } from '#quotes/dates.ts'
import type { ViewOf } from '#server/http/follow/drawing.ts'
import { untilWords } from './effacer.tsx'
import { focused, Tick } from './field.tsx'
import { Block, Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import { Facts, Previews } from './parts.tsx'
import { Whole } from './whole.tsx'

export function DataPage({ view }: { view: ViewOf<'donnees'> }) {
  const { timeZone, facts, messages, quotes, previews, contracts, isCorrected } = view
  return (
    <>
      <Opening ground="ombre" title="Mes données">
        <p>
          Ce que nous savons de vous, et ce que vous pouvez en faire. Aucune adresse IP n’est
          conservée avec votre demande.
        </p>
        {isCorrected && (
          <p className="quoted" role="status" {...focused}>
            Votre correction est enregistrée.
          </p>
        )}
      </Opening>
      <div className="contract">
        <div className="column">
          <Block id="voir" heading="Voir">
            <Facts facts={facts} />
          </Block>
          {quotes.length > 0 && (
            <Block id="devis" heading="Vos devis">
              <ul className="bullets">
                {quotes.map(({ title, text, pdf }) => (
                  <li key={pdf}>
                    <GoTo className="link" to={pdf}>
                      {title}
                    </GoTo>
                    {`, ${text}`}
                  </li>
                ))}
              </ul>
            </Block>
          )}
          {messages.length > 0 && (
            <Block id="messages" heading="Vos messages et les nôtres">
              {messages.map(({ at, from, subject, text }) => (
                <article key={`${at} ${from} ${subject}`} className="message">
                  <p>
                    <b>{`${from}, le ${formatInstant(at, timeZone)}`}</b>
                  </p>
                  {subject && <p dir="auto">{subject}</p>}
                  <p className="typed" dir="auto">
                    {text}
                  </p>
                </article>
              ))}
            </Block>
          )}
          <Previews previews={previews} />
          <Block id="corriger" heading="Corriger ou emporter">
            <div className="row">
              <GoTo className="second" to="/donnees/corriger">
                Corriger
              </GoTo>
              <PostForm to="/donnees/exporter" className="inline">
                <Submit>Télécharger mes données</Submit>
              </PostForm>
            </div>
            <p>
              Le fichier contient votre demande, vos devis et vos messages. Les devis déjà envoyés
              ne sont pas réécrits.
            </p>
          </Block>
          <Block id="gardees" heading="Ce qui est gardé, et jusqu’à quand">
            <dl className="pairs">
              <div>
                <dt>Devis non accepté</dt>
                <dd className="amount">3 ans</dd>
                <dd className="note">
                  Après notre dernier échange. Effacé plus tôt si vous le demandez.
                </dd>
              </div>
              <div>
                <dt>Contrat accepté et preuve de l’accord</dt>
                <dd className="amount">10 ans</dd>
                <dd className="note">
                  <Whole
                    text={`Après la fin de la prestation\u00a0: la loi l’impose. Accès réservé. ${contracts.map(untilWords).join(' ')}`}
                  />
                </dd>
              </div>
              <div>
                <dt>Aperçus, messages, téléphone</dt>
                <dd className="amount">aussitôt</dd>
                <dd className="note">Effacés dès que vous le demandez.</dd>
              </div>
            </dl>
          </Block>
        </div>
        <aside className="reminder ground-ombre" aria-label="Effacer">
          <h2 className="small">Effacer mes données</h2>
          <p>
            {contracts.length === 0
              ? 'Aujourd’hui, tout peut être effacé\u00a0: aucun devis n’a été accepté. Ce lien cessera de fonctionner.'
              : 'Le contrat accepté et sa preuve restent, comme la loi le veut. Le reste est effacé, et ce lien cessera de fonctionner.'}
          </p>
          <PostForm to="/donnees/effacer">
            <Tick type="checkbox" name="voulu" value="oui" checked={false} required>
              Je veux effacer ma demande et mon devis
            </Tick>{' '}
            <Submit>Effacer mes données</Submit>{' '}
            <small>Avant d’effacer, la page suivante dit ce qui est effacé et ce qui reste.</small>
          </PostForm>
        </aside>
      </div>
    </>
  )
}
