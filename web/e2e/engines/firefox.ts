import { launch, type Browser as Puppeteer, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import type { Browser, Engine, Found, Key } from './engine';
import { programAt } from './programs';

const PREFERENCES = {
  'intl.accept_languages': 'en-IN',
  'intl.locale.requested': 'en-US',
  // A closed network sends no response.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
};

class FoundInFirefox implements Found {
  constructor(private readonly handle: ElementHandle) {}

  click(): Promise<void> {
    return this.handle.click();
  }

  async choose(value: string): Promise<void> {
    await this.handle.select(value);
  }

  async attach(file: string): Promise<void> {
    const field = (await this.handle.toElement('input')) as ElementHandle<HTMLInputElement>;
    await field.uploadFile(file);
  }
}

class Firefox implements Engine {
  private frame: Frame;

  constructor(private readonly page: Page) {
    this.frame = page.mainFrame();
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.leaveFrame();
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height });
  }

  async read<Value>(expression: string): Promise<Value> {
    return (await this.frame.evaluate(expression)) as Value;
  }

  async find(expression: string): Promise<Found | null> {
    const handle = await this.frame.evaluateHandle(expression);
    const element = handle.asElement();
    return element ? new FoundInFirefox(element as ElementHandle) : null;
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async enterFrame(): Promise<void> {
    const element = await this.page.waitForSelector('iframe');
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('There is no frame on the page.');
    this.frame = frame;
  }

  async leaveFrame(): Promise<void> {
    this.frame = this.page.mainFrame();
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}

async function newFirefox(browser: Puppeteer): Promise<Engine> {
  const context = await browser.createBrowserContext();
  return new Firefox(await context.newPage());
}

/** Starts Debian's or Mozilla's Firefox without a window, and controls it by WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programAt('firefox'),
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    newEngine: () => newFirefox(browser),
    stop: () => browser.close(),
  };
}
