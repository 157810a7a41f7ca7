/** A form of the site, by the name that it posts. */
export type FormName = 'quote' | 'contact' | 'footer' | 'comment' | 'coming-soon'
