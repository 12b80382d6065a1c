/* global window, document */
// Stands in for https://apis.google.com/js/api.js: the frames with which the Firebase SDK's pages talk.
(function () {
  if (window.gapi && window.gapi.iframes) return;

  const MARK = 'saffron-court-google-api';
  const PING = 'ping';
  const PING_MILLISECONDS = 50;
  const waiting = new Map();
  const frames = [];
  let lastRequest = 0;
  let parentFrame = null;

  class Frame {
    constructor(target) {
      this.target = target;
      this.handlers = new Map();
      frames.push(this);
    }

    register(type, handler) {
      this.handlers.set(type, handler);
    }

    send(type, data, onResponse) {
      const request = `${Math.random()}-${++lastRequest}`;
      if (onResponse) waiting.set(request, onResponse);
      this.post({ request, type, data });
    }

    /** Resolves when the other side has loaded this script too. */
    ping(onResponse) {
      return new Promise((resolve) => {
        const timer = window.setInterval(() => {
          this.send(PING, {}, (response) => {
            window.clearInterval(timer);
            if (onResponse) onResponse(response);
            resolve(response);
          });
        }, PING_MILLISECONDS);
      });
    }

    restyle() {
      return Promise.resolve([]);
    }

    post(message) {
      this.target.postMessage({ ...message, mark: MARK }, '*');
    }
  }

  async function handleRequest(frame, { request, type, data }) {
    if (type === PING) return frame.post({ responseTo: request, data: { status: 'ACK' } });
    const handler = frame.handlers.get(type);
    if (handler) frame.post({ responseTo: request, data: await handler(data, frame) });
  }

  function handleResponse({ responseTo, data }) {
    const onResponse = waiting.get(responseTo);
    waiting.delete(responseTo);
    try {
      if (onResponse) onResponse([data]);
    } catch {
      // Google's script swallows these, and the SDK counts on it.
    }
  }

  window.addEventListener('message', ({ data, source }) => {
    if (!data || data.mark !== MARK) return;
    const frame = frames.find(({ target }) => target === source);
    if (!frame) return;
    if (data.responseTo) handleResponse(data);
    else handleRequest(frame, data);
  });

  const context = {
    open({ url, where }, onOpen) {
      const element = document.createElement('iframe');
      element.src = url;
      element.tabIndex = -1;
      element.setAttribute('aria-hidden', 'true');
      element.style.cssText = 'position: absolute; top: -100px; width: 1px; height: 1px';
      (where || document.body).appendChild(element);
      const frame = new Frame(element.contentWindow);
      return Promise.resolve(onOpen ? onOpen(frame) : frame);
    },
    getParentIframe() {
      parentFrame = parentFrame || new Frame(window.parent);
      return parentFrame;
    },
  };

  window.gapi = {
    load: (_name, options) => window.setTimeout(options.callback || options, 0),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: Frame,
      getContext: () => context,
    },
  };

  const address = document.currentScript ? document.currentScript.src : '';
  const onload = address && new URL(address).searchParams.get('onload');
  if (onload && typeof window[onload] === 'function') window[onload]();
  // The emulator's own pages wait for this one.
  if (typeof window.gapi_onload === 'function') window.gapi_onload();
})();
