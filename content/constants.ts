/** The numbers of 01-site, section 9, that the pages use. Dates of the company: company.ts. */

/** The preloader is hidden after this long; app/styles/header.css repeats it, tested. */
export const preloaderMs = 700

/** Beyond this vertical scroll, the button back to the top appears. */
export const backToTopPx = 700

/** The counters of the home page run up for this long. */
export const counterMs = 3000

/** A toast closes itself after this long. */
export const toastMs = 5000

/** Previews of a future website, offered before any commitment. */
export const freePreviews = 3
