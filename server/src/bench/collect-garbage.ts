// Loaded into a server that is measured, before the server itself: what it holds can only be told when the garbage is gone.
process.on('SIGUSR2', () => globalThis.gc?.())

export {}
