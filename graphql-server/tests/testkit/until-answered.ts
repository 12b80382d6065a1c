/**
 * Sends a form until a server answers it: a busy server refuses after some seconds, and the form is sent again, as the refusal
 * says. A refused request may have succeeded anyway, so the form needs a key.
 */
export async function untilAnswered<Result extends object>(send: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      const result = await send();
      if (!('code' in result) || result.code !== 'ROOM_TYPE_BUSY') return result;
    } catch (error) {
      if (!String(error).includes('SERVICE_UNAVAILABLE')) throw error;
    }
  }
}
