// Loaded before a server that is measured: its memory use is known only after a garbage collection.
process.on('SIGUSR2', () => globalThis.gc?.())

export {}
