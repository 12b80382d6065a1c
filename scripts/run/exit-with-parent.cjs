// Preloaded into the programs of `npm start`. When the parent is gone, the program stops.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The open channel alone must not keep the program alive.
process.channel?.unref();
