/** Returns words on an answer without a quote; null for 200. */
export function faultOf(status: number): string | null {
  switch (status) {
    case 200:
      return null
    case 0:
      return 'Connexion perdue. Votre texte est ici\u00a0: réessayez quand elle sera revenue.'
    case 401:
      return 'Votre session a pris fin. Reconnectez-vous\u00a0: votre texte est gardé.'
    case 403:
      return 'Cette page n’est plus à jour. Copiez ce que vous avez écrit, puis rechargez-la.'
    case 404:
      return 'Ce devis n’existe plus. Ce que vous avez écrit reste ici, pour le copier.'
    default:
      return 'Le serveur n’a pas pu garder votre texte. Il est encore ici\u00a0: réessayez dans un instant.'
  }
}
