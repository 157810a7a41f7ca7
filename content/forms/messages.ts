import type { Company } from '../company/company.ts'

/** Messages for a form post that the server cannot accept, with other ways to reach the agency. */
export function refusals({ offices, email }: Company) {
  const phones = offices.map(({ phone }) => phone.label).join(' ou ')
  const elsewhere = `Joignez-nous au ${phones}, ou à ${email}.`
  return {
    notKept: `Votre demande n’a pas pu être enregistrée : nous ne l’avons pas reçue. Réessayez dans un instant. Si cela dure, ${elsewhere.charAt(0).toLowerCase()}${elsewhere.slice(1)}`,
    busy: `Beaucoup de demandes arrivent en même temps : la vôtre n’a pas été prise. Renvoyez-la dans quelques secondes. ${elsewhere}`,
    tooLarge: `Votre texte est trop long pour ce formulaire. Raccourcissez-le : la suite viendra dans nos échanges. ${elsewhere}`,
    wrongType: `Ce formulaire n’accepte pas ce format d’envoi. Repartez de la page du formulaire. ${elsewhere}`,
    damaged: `Votre demande est arrivée illisible. Rechargez la page et renvoyez-la. ${elsewhere}`,
    unknownForm: `Nous ne reconnaissons pas ce formulaire. Rechargez la page et renvoyez votre demande. ${elsewhere}`,
    foreignOrigin: `Cette demande semble venir d’un autre site : par prudence, nous ne l’avons pas prise. Rouvrez notre page et renvoyez-la. ${elsewhere}`,
  }
}

/** Answer to a post or a file of which too few bytes come. */
export const interruptedUpload =
  'Votre envoi n’est pas arrivé en entier : la connexion est trop lente. Revenez à la page précédente, puis envoyez de nouveau.'
