import { QuoteStateMark } from './state-mark.tsx'
import type { QuotesView } from './view.ts'

/** Every quote, last changed first. */
export function QuotesPage({ view: { rows } }: { view: QuotesView }) {
  return (
    <>
      <div className="head">
        <h1>Devis</h1>
      </div>
      {rows.length === 0 ? (
        <section className="card">
          <h2>Aucun devis encore.</h2>
          <p>
            Un devis se commence depuis une <a href="/bureau">demande</a>
            {'\u00a0'}: « Faire un devis ».
          </p>
        </section>
      ) : (
        <table className="card-table">
          <caption className="visually-hidden">Devis, le plus récent d’abord</caption>
          <thead>
            <tr>
              <th scope="col">Client</th>
              <th scope="col">État</th>
              <th scope="col">Numéro</th>
              <th scope="col">Ce qu’il attend</th>
              <th scope="col" className="number">
                TTC
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ address, client, state, number, waits, total }) => (
              <tr key={address}>
                <td>
                  <a href={address}>
                    <b>
                      <bdi>{client}</bdi>
                    </b>
                  </a>
                </td>
                <td>
                  <QuoteStateMark state={state} />
                </td>
                <td>{number}</td>
                <td>{waits}</td>
                <td className="number">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
