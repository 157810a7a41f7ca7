// server/main.ts imports this file first, because React reads NODE_ENV at its import; React's development
// build is slower and larger.
process.env.NODE_ENV ??= 'production'
