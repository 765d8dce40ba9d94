// Loaded before a program that another one has forked: a parent that was killed leaves no ad server behind.
process.on('disconnect', () => process.exit());
