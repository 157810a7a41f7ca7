/** Of the tab and card of each pack. */
export const grounds = ['ground-ombre', 'ground-bleu', 'ground-rose']
