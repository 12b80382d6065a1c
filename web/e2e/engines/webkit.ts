import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { Browser, Engine, Found, Key } from './engine';
import { programAt } from './programs';

// The key of an element in a message (https://www.w3.org/TR/webdriver2/#elements).
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
// https://www.w3.org/TR/webdriver2/#keyboard-actions
const KEYS: Record<Key, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };
const CAPABILITIES = (miniBrowser: string) => ({
  alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
});

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;
type Reference = Record<typeof ELEMENT, string>;

/** Sends a WebDriver command. A refusal becomes an error with the browser's message. */
function caller(address: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

class FoundInWebKit implements Found {
  constructor(
    private readonly call: Call,
    private readonly reference: Reference,
  ) {}

  private at(action: string): string {
    return `/element/${this.reference[ELEMENT]}/${action}`;
  }

  async click(): Promise<void> {
    await this.call('POST', this.at('click'));
  }

  async choose(value: string): Promise<void> {
    const using = { using: 'css selector', value: `option[value='${value}']` };
    const found = await this.call<Reference>('POST', this.at('element'), using);
    await new FoundInWebKit(this.call, found).click();
  }

  async attach(file: string): Promise<void> {
    await this.call('POST', this.at('value'), { text: file });
  }
}

class WebKit implements Engine {
  constructor(private readonly call: Call) {}

  async open(address: string): Promise<void> {
    await this.leaveFrame();
    await this.call('POST', '/url', { url: address });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.call('POST', '/window/rect', { width, height });
  }

  read<Value>(expression: string): Promise<Value> {
    return this.call('POST', '/execute/sync', { script: `return (${expression});`, args: [] });
  }

  async find(expression: string): Promise<Found | null> {
    const reference = await this.read<Reference | null>(expression);
    return reference ? new FoundInWebKit(this.call, reference) : null;
  }

  async type(text: string): Promise<void> {
    const reference = await this.call<Reference>('GET', '/element/active');
    await this.call('POST', `/element/${reference[ELEMENT]}/value`, { text });
  }

  /** Keys are not sent to the element, because a date or a list would take a key as its value. */
  async press(key: Key): Promise<void> {
    const value = KEYS[key];
    const strokes = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ];
    await this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  }

  async enterFrame(): Promise<void> {
    await expect(async () => {
      const frame = await this.read<Reference | null>("document.querySelector('iframe')");
      expect(frame, 'a frame on the page').not.toBeNull();
      await this.call('POST', '/frame', { id: frame });
    }).toPass();
  }

  async leaveFrame(): Promise<void> {
    await this.call('POST', '/frame', { id: null });
  }

  async close(): Promise<void> {
    await this.call('DELETE', '');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a virtual screen. It chooses a free number and writes it to the third stream. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const screen = spawn(programAt('screen'), options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [line] = (await once(createInterface({ input: screen.stdio[3] as Readable }), 'line')) as [string];
  return { screen, display: `:${line}` };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function newWebKit(address: string): Promise<Engine> {
  const miniBrowser = programAt('miniBrowser');
  const call = caller(address);
  const session = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: CAPABILITIES(miniBrowser),
  });
  return new WebKit(caller(`${address}/session/${session.sessionId}`));
}

/** Starts WebKitGTK's driver on a screen of its own, and controls it by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(programAt('webkitDriver'), [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_IN.UTF-8' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await expect(() => caller(address)('GET', '/status')).toPass();
  return {
    newEngine: () => newWebKit(address),
    stop: async () => {
      await end(driver);
      await end(screen);
    },
  };
}
