/* global window, document */
// Stands in for https://checkout.razorpay.com/v1/checkout.js: the same object, with a form that takes no money.
(function () {
  const HOME = new URL(document.currentScript.src).origin;
  const COVER = 'position: fixed; inset: 0; z-index: 2147483647';
  const FRAME = 'position: absolute; inset: 0; width: 100%; height: 100%; border: 0';

  class Razorpay {
    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed');
      this.options = options;
      this.listeners = new Map();
      this.container = null;
    }

    on(event, listener) {
      this.listeners.set(event, [...(this.listeners.get(event) || []), listener]);
      return this;
    }

    open() {
      if (this.container) return this;
      this.focusedBefore = document.activeElement;
      this.frame = document.createElement('iframe');
      this.frame.className = 'razorpay-checkout-frame';
      this.frame.title = 'Test checkout (no real payment)';
      this.frame.style.cssText = FRAME;
      this.frame.src = `${HOME}/v1/checkout/form.html`;
      this.container = document.createElement('div');
      this.container.className = 'razorpay-container';
      this.container.style.cssText = COVER;
      this.container.append(this.frame);
      this.listen();
      document.body.append(this.container);
      this.startTimeout();
      return this;
    }

    close() {
      this.dismiss();
    }

    listen() {
      const messages = {
        ready: () => this.fill(),
        success: (result) => this.succeed(result),
        failure: (failure) => this.tell('payment.failed', failure),
        dismiss: () => this.dismiss(),
      };
      this.onMessage = ({ source, origin, data }) => {
        if (origin !== HOME || !this.frame || source !== this.frame.contentWindow) return;
        const handle = messages[data.type];
        if (handle) handle(data.detail);
      };
      this.onKeydown = ({ key }) => {
        if (key === 'Escape' && this.mayEscape()) this.dismiss();
      };
      window.addEventListener('message', this.onMessage);
      document.addEventListener('keydown', this.onKeydown);
    }

    /** Hands the form what it shows; functions stay here. */
    fill() {
      const { key, amount, currency, name, description, order_id, prefill, theme } = this.options;
      const shown = { key, amount, currency, name, description, order_id, prefill, theme };
      const detail = { ...shown, mayEscape: this.mayEscape() };
      this.frame.contentWindow.postMessage(JSON.parse(JSON.stringify({ type: 'open', detail })), HOME);
      this.frame.focus();
    }

    mayEscape() {
      return !this.options.modal || this.options.modal.escape !== false;
    }

    startTimeout() {
      const seconds = Number(this.options.timeout);
      if (seconds > 0) this.timer = window.setTimeout(() => this.dismiss(), seconds * 1000);
    }

    succeed(result) {
      this.remove();
      if (this.options.handler) this.options.handler(result);
    }

    dismiss() {
      if (!this.container) return;
      this.remove();
      if (this.options.modal && this.options.modal.ondismiss) this.options.modal.ondismiss();
    }

    tell(event, detail) {
      for (const listener of this.listeners.get(event) || []) listener(detail);
    }

    remove() {
      window.clearTimeout(this.timer);
      window.removeEventListener('message', this.onMessage);
      document.removeEventListener('keydown', this.onKeydown);
      this.container.remove();
      this.container = null;
      this.frame = null;
      if (this.focusedBefore && this.focusedBefore.isConnected) this.focusedBefore.focus();
    }
  }

  window.Razorpay = Razorpay;
})();
