// Before all other imports of server/main.ts: React asks for this once, as it is imported. Its other half
// checks each element for developers, takes half as long again and more memory.
process.env.NODE_ENV ??= 'production'
