import type { RequestView } from '#server/http/desk/demande/request-view.ts'

export function Previews({
  reference,
  previews: { link, drawings, words },
}: {
  reference: string
  previews: NonNullable<RequestView['previews']>
}) {
  return (
    <section className="card">
      <h2>Ses trois aperçus</h2>
      <div className="three">
        {drawings.map(({ direction, label, isFavourite }) => {
          const address = `/bureau/demandes/${reference}/apercus/${direction}`
          return (
            <figure key={direction} className={isFavourite ? 'favourite' : undefined}>
              <div className="screen">
                <iframe src={address} title={label} loading="lazy" tabIndex={-1} aria-hidden />
              </div>
              <figcaption>
                <a href={address} target="_blank" rel="noreferrer">
                  {label}
                </a>
              </figcaption>
            </figure>
          )
        })}
      </div>
      <p className="small">
        <bdi>{words}</bdi>{' '}
        <a href={link} target="_blank" rel="noreferrer">
          Ouvrir ses réponses
        </a>
      </p>
    </section>
  )
}
