/** What nobody finds: a mistyped address, or a request that was erased. */
export function UnknownPage() {
  return (
    <>
      <h1>Il n’y a rien à cette adresse</h1>
      <p>La demande a peut-être été effacée, ou l’adresse est incomplète.</p>
      <p>
        <a className="button" href="/bureau">
          Revenir aux demandes
        </a>
      </p>
    </>
  )
}
