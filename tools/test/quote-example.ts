export const quoteExample = {
  name: 'Inès Benali',
  email: 'ines@exemple.fr',
  phone: '+33 6 39 98 12 34',
  service: 'Création de site web',
  description: 'Un atelier de céramique à Pézenas.',
}
