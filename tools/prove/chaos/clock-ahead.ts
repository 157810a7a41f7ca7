/**
 * Preloaded into a server (`node --import`): sets its clock ahead by CLOCK_AHEAD milliseconds. Timers are not
 * changed.
 */
const ahead = Number(process.env.CLOCK_AHEAD ?? 0)
const { now } = Date
Date.now = () => now() + ahead
