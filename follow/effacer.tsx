import type { KeptContract, ViewOf } from '#server/http/follow/drawing.ts'
import { Block, Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import { Whole } from './whole.tsx'

export function untilWords({ number, until }: KeptContract): string {
  return `Contrat ${number}\u00a0: gardé jusqu’au ${until}.`
}

const stays =
  'Le contrat accepté et la preuve de l’accord (code de la consommation, L.\u00a0213-1 et D.\u00a0213-2)\u00a0: la loi nous oblige à les garder pendant dix ans après la fin de la prestation. L’accès y est réservé.'

export function ErasePage({ view }: { view: ViewOf<'effacer'> }) {
  const { email, isOfRequester, requests, messages, quotes, contracts } = view
  return (
    <>
      <Opening ground="soleil" title="Effacer mes données">
        <p>Vos données sont encore là. Une fois effacées, elles ne pourront pas être retrouvées.</p>
      </Opening>
      <div className="contract simple">
        <div className="column">
          <Block id="part" heading="Ce qui est effacé">
            <ul className="bullets">
              <li>
                {requests === 1
                  ? `Votre demande, faite avec l’adresse ${email}\u00a0: nom, téléphone, texte, aperçus`
                  : `Vos ${requests} demandes, faites avec l’adresse ${email}\u00a0: noms, téléphones, textes, aperçus`}
              </li>
              {messages > 0 && (
                <li>{messages === 1 ? 'Un message' : `${messages} messages échangés`}</li>
              )}
              {quotes > 0 && (
                <li>{quotes === 1 ? 'Un devis non accepté' : `${quotes} devis non acceptés`}</li>
              )}
              <li>
                Ce lien, et tous ceux {isOfRequester ? 'que vous avez reçus' : 'de cette demande'}
              </li>
            </ul>
          </Block>
          {contracts.length > 0 && (
            <Block id="reste" heading="Ce qui reste, et jusqu’à quand">
              <p>
                <Whole text={stays} />
              </p>
              <ul className="bullets">
                {contracts.map((contract) => (
                  <li key={contract.number}>
                    <Whole text={untilWords(contract)} />
                  </li>
                ))}
              </ul>
            </Block>
          )}
          <PostForm
            to="/donnees/effacer"
            className="row"
            hidden={{ voulu: 'oui', confirme: 'oui' }}
          >
            <Submit className="button">Effacer définitivement</Submit>{' '}
            <GoTo className="link" to="/donnees">
              Ne rien effacer
            </GoTo>
          </PostForm>
        </div>
      </div>
    </>
  )
}

export function ErasedPage({ view: { requests, contracts } }: { view: ViewOf<'efface'> }) {
  return (
    <Opening ground="vert" look="receipt" title="Vos données sont effacées.">
      <p>
        {requests === 1
          ? 'Votre demande est effacée, et votre lien ne fonctionne plus.'
          : `Vos ${requests} demandes sont effacées, et vos liens ne fonctionnent plus.`}
      </p>
      {contracts.length > 0 && (
        <>
          <p>
            <Whole text={stays} />
          </p>
          {contracts.map((contract) => (
            <p key={contract.number}>
              <Whole text={untilWords(contract)} />
            </p>
          ))}
        </>
      )}
    </Opening>
  )
}
