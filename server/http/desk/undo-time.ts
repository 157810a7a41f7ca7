/** Milliseconds in which a release can be undone; its mails wait until then. */
export const undoTime = 8_000
