/** The purpose of the key that encrypts API keys of channels. */
export const CHANNEL_KEY = 'channel key';
