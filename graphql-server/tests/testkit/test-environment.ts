import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { describeExchange, type Exchange } from './exchange';

interface CircusEvent {
  name: string;
  test?: { errors: unknown[] };
}

/** Adds text to an error where jest prints it: jest prints the stack, which repeats the message. */
function extendMessage(error: Error, text: string): void {
  const { message, stack = message } = error;
  error.message = `${message}\n\n${text}`;
  error.stack = stack.replace(message, () => error.message);
}

const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && typeof (value as Error).message === 'string';

/** Node, in which a test that fails prints the requests that it made last. */
export default class TestEnvironment extends NodeEnvironment {
  private readonly recentExchanges: Exchange[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    this.global['recentExchanges'] = this.recentExchanges;
  }

  handleTestEvent({ name, test }: CircusEvent): void {
    if (name === 'test_start') this.recentExchanges.length = 0;
    if (name === 'test_done' && test) this.explain(test.errors);
  }

  private explain(errors: unknown[]): void {
    const [error] = errors.flat().filter(isError);
    // That error has its request already.
    if (!error || error.name === 'UnexpectedResponse' || this.recentExchanges.length === 0) return;
    const requests = this.recentExchanges.map(describeExchange).join('\n\n');
    extendMessage(error, `The last requests of this test:\n\n${requests}`);
  }
}
