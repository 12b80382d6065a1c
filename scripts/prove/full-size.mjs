// Imported before everything that reads the environment.
process.env.PROOFS = 'full';
