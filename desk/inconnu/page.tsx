/** @param typed text that could not be stored, returned to its writer */
export function UnknownPage({ typed, isEdition }: { typed: string; isEdition: boolean }) {
  return (
    <>
      <h1>Il n’y a rien à cette adresse</h1>
      <p>
        {isEdition
          ? 'Cette fiche a peut-être été retirée, ou l’adresse est incomplète.'
          : 'La demande a peut-être été effacée, ou l’adresse est incomplète.'}
      </p>
      {typed && (
        <label>
          Votre texte n’a pas été gardé{'\u00a0'}: copiez-le ici
          <textarea rows={9} dir="auto" readOnly defaultValue={typed} />
        </label>
      )}
      <p>
        {isEdition ? (
          <a className="button" href="/bureau/edition">
            Revenir à l’édition
          </a>
        ) : (
          <a className="button" href="/bureau">
            Revenir aux demandes
          </a>
        )}
      </p>
    </>
  )
}
