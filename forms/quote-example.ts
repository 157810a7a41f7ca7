/** A request for a quote that its form takes: what tests and tools post, each with its own words where they count. */
export const quoteExample = {
  name: 'Inès Benali',
  email: 'ines@exemple.fr',
  phone: '+33 6 39 98 12 34',
  service: 'Création de site web',
  description: 'Un atelier de céramique à Pézenas.',
}
