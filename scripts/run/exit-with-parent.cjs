// Preloaded into what `npm start` starts: when the parent is gone, however it ended, the program stops by itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The open channel alone shall not keep a program alive that has nothing left to do.
process.channel?.unref();
