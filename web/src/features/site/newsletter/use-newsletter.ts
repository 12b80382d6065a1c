import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Tone } from '../../../components/status/message';
import type { SendNewsletterCodeMutation } from '../../../generated/graphql';
import {
  NewsletterStatusDocument,
  useSendNewsletterCodeMutation,
  useVerifyNewsletterCodeMutation,
} from '../../../generated/newsletter';
import {
  addressFault,
  ALREADY_REGISTERED,
  NO_CODE,
  requestFault,
  SENDING_FAILED,
  VERIFICATION_FAILED,
} from './newsletter-texts';

/** What the form asks for next. */
type NewsletterStep = 'address' | 'code' | 'already registered';

type NoticeField = 'email' | 'code';

interface Notice {
  text: string;
  tone: Tone;
  /** The invalid field. */
  field?: NoticeField;
}

interface Flow {
  step: NewsletterStep;
  notice: Notice | null;
  /** When another code may be requested, in milliseconds since 1970. */
  resendAt: number;
}

const START: Flow = { step: 'address', notice: null, resendAt: 0 };

const good = (text: string): Notice => ({ text, tone: 'good' });
const bad = (text: string): Notice => ({ text, tone: 'bad' });
const faultOf = (field: NoticeField, text: string): Notice => ({ ...bad(text), field });

/** Subscribes an address: sends a code to it, and verifies the code. */
export function useNewsletter() {
  const isRegistered = useRegistrationCheck();
  const [send, sending] = useSendNewsletterCodeMutation();
  const [verify, verifying] = useVerifyNewsletterCodeMutation();
  const [checking, setChecking] = useState(false);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [flow, setFlow] = useState(START);
  const attempt = useRef(0);
  const showNotice = (notice: Notice) => setFlow((before) => ({ ...before, notice }));

  /** Starts over with another address. Responses for the previous address are ignored. */
  const startOver = (address: string, notice: Notice | null = null) => {
    attempt.current += 1;
    setEmail(address);
    setCode('');
    setFlow({ ...START, notice });
  };
  /** Sends a request, and handles its response unless the reader has changed the address. */
  const request = async <Result>(sent: Promise<Result>, follow: (result: Result) => void) => {
    const current = attempt.current;
    const follows = (next: () => void) => (current === attempt.current ? next() : undefined);
    await sent.then(
      (result) => follows(() => follow(result)),
      (failure: unknown) => follows(() => showNotice(bad(requestFault(failure)))),
    );
  };
  const requestCode = () =>
    request(send({ variables: { email } }), ({ data }) =>
      setFlow((before) => afterRequest(before, data?.sendNewsletterCode)),
    );
  const sendCode = async () => {
    const fault = addressFault(email);
    if (fault) return showNotice(faultOf('email', fault));
    setChecking(true);
    const registered = await isRegistered(email);
    setChecking(false);
    if (registered) setFlow(alreadyRegistered(ALREADY_REGISTERED));
    else await requestCode();
  };
  const verifyCode = async () => {
    if (!code.trim()) return showNotice(faultOf('code', NO_CODE));
    await request(verify({ variables: { email, otp: code } }), ({ data }) => {
      const result = data?.verifyNewsletterCode;
      if (result?.__typename === 'NewsletterVerified') startOver('', good(result.message));
      else if (result?.__typename === 'CodeRefused')
        showNotice(faultOf('code', result.message || VERIFICATION_FAILED));
      else showNotice(bad(result?.message || VERIFICATION_FAILED));
    });
  };
  return {
    email,
    code,
    ...flow,
    busy: checking || sending.loading || verifying.loading,
    setCode,
    changeEmail: (address: string) => startOver(address),
    sendCode,
    resendCode: requestCode,
    verifyCode,
  };
}

/**
 * Checks whether an address is subscribed. A failed check counts as not subscribed: the server decides when it sends
 * the code.
 */
function useRegistrationCheck() {
  const client = useApolloClient();
  return async (email: string): Promise<boolean> => {
    try {
      const { data } = await client.query({
        query: NewsletterStatusDocument,
        variables: { email },
        fetchPolicy: 'no-cache',
      });
      const status = data?.newsletterStatus;
      return status?.__typename === 'NewsletterStatus' && status.exists;
    } catch (failure) {
      console.warn('The check whether the address is registered failed', failure);
      return false;
    }
  };
}

const alreadyRegistered = (text: string): Flow => ({
  ...START,
  step: 'already registered',
  notice: { text, tone: 'warning' },
});

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/** The state after the server's response to the request for a code. */
function afterRequest(
  before: Flow,
  result: SendNewsletterCodeMutation['sendNewsletterCode'] | undefined,
): Flow {
  switch (result?.__typename) {
    case 'NewsletterCodeSent':
      return { step: 'code', notice: good(result.message), resendAt: inSeconds(result.resendAfterSeconds) };
    case 'AlreadySubscribed':
      return alreadyRegistered(result.message);
    case 'CodeTooSoon':
      return { ...before, notice: bad(result.message), resendAt: inSeconds(result.retryAfterSeconds) };
    default:
      return { ...before, notice: bad(result?.message || SENDING_FAILED) };
  }
}
