/** Classes of the ground of each pack's tab and card, in the order of the packs. */
export const grounds = ['ground-ombre', 'ground-bleu', 'ground-rose']
