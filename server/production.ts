// Imported first in server/main.ts, because React reads this at its import; its development build is slower
// and larger.
process.env.NODE_ENV ??= 'production'
