import { isFrench, type Place, territoryOf, vatZoneOf } from './countries.ts'

const vatZones = ['france', 'overseas', 'union']

export const hasVatNumber = (place: Place): boolean => vatZones.includes(vatZoneOf(place))

/** Returns what the number of a business in its register is called there. */
export function registrationLabel(place: Place): string {
  const territory = territoryOf(place)
  if (isFrench(territory)) return 'SIREN ou SIRET'
  return territory === 'TN' ? 'Matricule fiscal' : 'Identifiant fiscal ou d’immatriculation'
}

/** Returns the numbers of a client as printed: « SIREN 404 833 048 », « TVA FR83404833048 ». */
export const identityWords = (client: Place & { registration: string; vatNumber: string }) =>
  [
    registrationWords(client.registration, client),
    client.vatNumber && `TVA\u00a0${client.vatNumber}`,
  ].filter((words) => words !== '')

function registrationWords(registration: string, place: Place): string {
  const territory = territoryOf(place)
  if (registration === '') return ''
  if (isFrench(territory)) {
    const name = registration.length === 9 ? 'SIREN' : 'SIRET'
    const groups = registration.replace(
      /^(\d{3})(\d{3})(\d{3})(?=\d{5}$|$)/,
      '$1\u00a0$2\u00a0$3\u00a0',
    )
    return `${name}\u00a0${groups.trim()}`
  }
  return territory === 'TN'
    ? `Matricule fiscal\u00a0${registration}`
    : `Identifiant\u00a0${registration}`
}
