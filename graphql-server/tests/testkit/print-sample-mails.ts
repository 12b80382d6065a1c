import { renderedSamples } from './sample-mails';

/** Prints every sample as JSON, for tests that look at mails in a browser. */
process.stdout.write(JSON.stringify(renderedSamples()));
